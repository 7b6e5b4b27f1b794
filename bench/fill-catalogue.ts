// Fills a running shop with made products, as events in its store: what an importer leaves behind, in less time.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { NO_STREAM, RevisionConflict, type EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { madeAttributes, madeCategories, madeProduct } from './made-catalogue.ts';
import { inParallel } from './shopping.ts';

const CONCURRENCY = 64;

/** Products `from` to `until`, each with its price and stock. Returns how many events were appended. */
export async function fillCatalogue(eventStoreUrl: string, from: number, until: number): Promise<number> {
  const store = createEventStore(eventStoreUrl, createCodec(eventCatalogue), pino({ level: 'silent' }));
  try {
    const first = from === 0 ? firstEvents() : [];
    await inParallel(first.length, CONCURRENCY, (n) => append(store, ...first[n]!));
    await inParallel(until - from, CONCURRENCY, (n) => appendProduct(store, from + n));
    return first.length + 3 * (until - from);
  } finally {
    await store.close();
  }
}

type First = readonly [stream: string, type: string, data: object];

const firstEvents = (): First[] => [
  ...madeAttributes().map(({ attribute, definition }): First => [
    `attribute-${attribute}`,
    'AttributeAdded',
    { attribute, ...definition },
  ]),
  ...madeCategories().map(({ categoryId, category }): First => [
    `category-${categoryId}`,
    'CategoryAdded',
    { categoryId, ...category },
  ]),
];

async function appendProduct(store: EventStore, n: number): Promise<void> {
  const { itemNumber, data, unitPrices, stock } = madeProduct(n);
  await append(store, `product-${itemNumber}`, 'ProductAdded', { itemNumber, ...data });
  await append(store, `price-list-standard.${itemNumber}`, 'PriceSet', {
    priceList: 'standard',
    itemNumber,
    version: 1,
    currency: 'CAD',
    tiers: [
      { quantity: 1, unitPrice: unitPrices[0] },
      { quantity: 10, unitPrice: unitPrices[1] },
    ],
  });
  await append(store, `stock-${itemNumber}`, 'StockCounted', { itemNumber, warehouse: 'mtl', quantity: stock });
}

/** What an earlier run left in a kept data folder stays as it is. */
async function append(store: EventStore, stream: string, type: string, data: object): Promise<void> {
  const commandId = randomUUID();
  const metadata = { correlationId: commandId, causationId: commandId, commandId, actor: 'system:bench' };
  const event = { id: randomUUID(), type, data, metadata: { ...metadata, at: new Date().toISOString() } };
  try {
    await store.append(stream, [event], NO_STREAM);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
  }
}
