// Quotes under load: a large one, many people on few, and acceptance racing with edits (issue: "no lost edit, every
// refusal explained").
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { createHash, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { QuoteEvent, RevisionContent } from '#domain/quote/quote.events.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import type { PersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { Browser, type Answer } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { address, allItems, APPROVED_CARD, cardToken, DECLINED_CARD, plentiful } from './shopping.ts';

const VALID_UNTIL = '2099-12-31';

/** Somebody new, so that nobody shares a cart. */
async function buyer(url: string): Promise<Browser> {
  const browser = new Browser(url);
  const userName = `load-${randomUUID()}`;
  await browser.post('account/register', {
    accountType: 'buyer',
    firstName: 'Load',
    lastName: 'Test',
    email: 'load@example.com',
    userName,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
  });
  return browser;
}

async function csr(url: string, userName = 'dana'): Promise<Browser> {
  const browser = new Browser(url);
  await browser.post('admin/session/login', { userName, password: DEMO_PASSWORD });
  return browser;
}

interface Line {
  readonly lineId: string;
  readonly quantity: number;
  readonly offeredUnitPrice: number;
}
interface Desk {
  readonly quote: { readonly changes: number; readonly status: string };
  readonly revision: number;
  readonly lines: readonly Line[];
  readonly revisions: readonly { readonly Revision: number; readonly Hash: string }[];
}
const deskOf = async (desk: Browser, quoteId: string): Promise<Desk> =>
  (await desk.get(`admin/quote/desk&quoteId=${quoteId}`)).body as unknown as Desk;

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const begun = Date.now(); Date.now() - begun < 30_000;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('never came true');
}

/** A quote that a CSR has in review. */
async function quoteOf(shopper: Browser, desk: Browser, items: readonly string[]): Promise<string> {
  let quoteId = '';
  for (const ProductId of items)
    quoteId = String((await shopper.post('cart/addtocart', { ProductId, Qty: 2 }))['OrderID']);
  await shopper.post('checkout/savecartasquote', {
    OrderId: quoteId,
    ShipTo: address,
    BillTo: address,
    ShippingMethod: 'ground',
  });
  await until(async () => ((await deskOf(desk, quoteId)).lines?.length === items.length ? true : undefined));
  await desk.post('admin/quote/startreview', { quoteId });
  return quoteId;
}

const CONVERSIONS = 5;

/** A quote of many lines: opened at the desk, a line edited, and converted to an order. */
export async function largeQuote(url: string, gatewayUrl: string, lines: number): Promise<Figure[]> {
  const [shopper, desk] = await Promise.all([buyer(url), csr(url)]);
  const items = await allItems(url, lines);
  const quoteId = await quoteOf(shopper, desk, items);
  const opened: number[] = [];
  const edited: number[] = [];
  for (let round = 0; round < 12; round++) {
    const begun = performance.now();
    const {
      quote,
      lines: [line],
    } = await deskOf(desk, quoteId);
    opened.push(performance.now() - begun);
    const then = performance.now();
    await desk.post('admin/quote/updatequantity', {
      quoteId,
      changes: quote.changes,
      lineId: line!.lineId,
      quantity: 1 + (round % 2),
    });
    edited.push(performance.now() - then);
  }
  const converted: number[] = [];
  for (let round = 0; round < CONVERSIONS; round++)
    converted.push(await convert(round ? await quoteOf(shopper, desk, items) : quoteId, shopper, desk, gatewayUrl));
  return [
    { name: `quote of ${items.length} lines: read for the desk`, ...percentiles(opened) },
    { name: `quote of ${items.length} lines: a line edited`, ...percentiles(edited) },
    {
      name: `quote of ${items.length} lines: converted`,
      ...percentiles(converted),
      note: `the first, of items that the process did not know, ${converted[0]!.toFixed(0)} ms`,
    },
  ];
}

/** Measures how long it takes in ms, from the buyer's press to the placed order. @throws when it is not placed */
async function convert(quoteId: string, shopper: Browser, desk: Browser, gatewayUrl: string): Promise<number> {
  const { quote } = await deskOf(desk, quoteId);
  const published = await desk.post('admin/quote/publish', {
    quoteId,
    changes: quote.changes,
    validUntil: VALID_UNTIL,
  });
  const token = await cardToken(gatewayUrl);
  const begun = performance.now();
  const answer = await shopper.post('checkout/convertquotetoorder', {
    QuoteId: quoteId,
    Revision: published['revision'],
    RevisionHash: published['hash'],
    payment: { method: 'card', token },
  });
  const taken = performance.now() - begun;
  if (answer['status'] !== 'placed') throw new Error(`a quote became no order: ${String(answer['status'])}`);
  return taken;
}

/**
 * Many people edit few quotes at once: every edit that was acknowledged must be an event, and every refusal must say
 * what others did.
 */
export async function manyOnFew(
  url: string,
  storeUrl: string,
  people: number,
  quotes: number,
  seconds: number,
): Promise<Figure> {
  const [shopper, desk] = await Promise.all([buyer(url), csr(url)]);
  const items = await allItems(url, 5);
  const ids: string[] = [];
  for (let n = 0; n < quotes; n++) ids.push(await quoteOf(shopper, desk, items));
  const acknowledged = new Map<string, number>(ids.map((id) => [id, 0]));
  const counts = { refused: 0, unexplained: 0 };
  const latencies: number[] = [];
  const begun = performance.now();
  const edit = async (editor: Browser, n: number) => {
    const quoteId = ids[n % ids.length]!;
    const seen = await deskOf(editor, quoteId);
    const line = seen.lines[n % seen.lines.length]!;
    const started = performance.now();
    const answer = await editor.tryPost('admin/quote/updatequantity', {
      quoteId,
      changes: seen.quote.changes,
      lineId: line.lineId,
      quantity: line.quantity === 998 ? 1 : line.quantity + 1,
    });
    latencies.push(performance.now() - started);
    if (answer.status < 300) acknowledged.set(quoteId, acknowledged.get(quoteId)! + 1);
    else {
      counts.refused += 1;
      if (!isExplained(answer)) counts.unexplained += 1;
    }
  };
  const editors = await Promise.all(Array.from({ length: people }, (_, n) => csr(url, n % 2 ? 'dana' : 'priya')));
  await Promise.all(
    editors.map(async (editor, person) => {
      for (let round = 0; performance.now() - begun < seconds * 1_000; round++) await edit(editor, person + round * 7);
    }),
  );
  const store = storeAt(storeUrl);
  let lost = 0;
  for (const quoteId of ids) {
    const events = await eventsOf<QuoteEvent>(store, `quote-${quoteId}`);
    lost += acknowledged.get(quoteId)! - events.filter(({ type }) => type === 'QuoteLineQuantityChanged').length;
  }
  await store.close();
  const made = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  return {
    name: `${people} people on ${quotes} quotes, ${seconds} s`,
    perSecond: made / seconds,
    ...percentiles(latencies),
    note: `${made} edits, ${counts.refused} refused, ${counts.unexplained} without explanation, ${lost} lost`,
  };
}

const isExplained = ({ status, body }: Answer) =>
  status === 409 &&
  body['code'] === 'quote_changed' &&
  Array.isArray((body['params'] as { since?: unknown } | undefined)?.since);

/** Then the card is a good one. */
const ROUNDS_OF_A_QUOTE = 20;

/**
 * A buyer accepts revision n while a CSR publishes n+1. Most payments are refused, so that one quote serves many races.
 * Whatever was accepted must have been the newest revision then, and an order must be of exactly that revision.
 */
export async function races(
  url: string,
  gatewayUrl: string,
  storeUrl: string,
  count: number,
  atOnce: number,
): Promise<Figure> {
  const items = await plentiful(url, 2);
  const quoteIds: string[] = [];
  const begun = performance.now();
  let left = count;
  const refusals = new Map<string, number>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const [shopper, desk] = await Promise.all([buyer(url), csr(url)]);
      while (left > 0) {
        const quoteId = await quoteOf(shopper, desk, items);
        quoteIds.push(quoteId);
        let offer = await publish(desk, quoteId, await until(() => changePrice(desk, quoteId, 1)));
        for (let round = 2; offer && left-- > 0; round++) {
          const token = await cardToken(gatewayUrl, round % ROUNDS_OF_A_QUOTE ? DECLINED_CARD : APPROVED_CARD);
          const changes = await until(() => changePrice(desk, quoteId, round));
          const { revision, hash } = offer;
          const [answer, next] = await Promise.all([
            afterAWhile(ACCEPTS_WITHIN_MS, () =>
              shopper.tryPost('checkout/convertquotetoorder', {
                QuoteId: quoteId,
                Revision: revision,
                RevisionHash: hash,
                payment: { method: 'card', token },
              }),
            ),
            afterAWhile(PUBLISHES_WITHIN_MS, () => publish(desk, quoteId, changes)),
          ]);
          if (answer.status >= 400)
            refusals.set(String(answer.body['code']), (refusals.get(String(answer.body['code'])) ?? 0) + 1);
          if (answer.body['status'] === 'placed') break;
          offer = next ?? (await until(() => publish(desk, quoteId, changes)));
        }
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const { accepted, orders, wrong } = await audited(storeUrl, quoteIds);
  const told = [...refusals].map(([code, times]) => `${code} ${times}`).join(', ');
  return {
    name: `${count} races of acceptance and edit`,
    perSecond: count / seconds,
    note: `${accepted} accepted, ${orders} orders, ${wrong} of another revision; refused: ${told}`,
  };
}

/** An acceptance has further to go to the quote than a revision: with these, each comes first about as often. */
const ACCEPTS_WITHIN_MS = 6;
const PUBLISHES_WITHIN_MS = 40;
const afterAWhile = async <T>(withinMs: number, work: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * withinMs));
  return work();
};

interface Offer {
  readonly revision: number;
  readonly hash: string;
}

/**
 * Changes a price, so that the next revision is another one; the count of changes after it. Undefined while the quote
 * is being accepted.
 */
async function changePrice(desk: Browser, quoteId: string, round: number): Promise<number | undefined> {
  const { quote, lines } = await deskOf(desk, quoteId);
  const { status, body } = await desk.tryPost('admin/quote/overrideprice', {
    quoteId,
    changes: quote.changes,
    lineId: lines[0]!.lineId,
    unitPrice: lines[0]!.offeredUnitPrice + (round % 2 ? 1 : -1),
    reason: 'race',
  });
  return status < 400 ? Number(body['changes']) : undefined;
}

async function publish(desk: Browser, quoteId: string, changes: number): Promise<Offer | undefined> {
  const { status, body } = await desk.tryPost('admin/quote/publish', { quoteId, changes, validUntil: VALID_UNTIL });
  return status < 400 ? { revision: Number(body['revision']), hash: String(body['hash']) } : undefined;
}

/** Events as they lie in the store: nothing that is compared here is sealed. */
const storeAt = (url: string) => createEventStore(url, createCodec(eventCatalogue, {} as PersonKeys));

const eventsOf = async <E>(store: EventStore, stream: string): Promise<E[]> =>
  (await store.asStored.readStream(stream)) as unknown as E[];

/** Reads what was stored, not what was answered. */
async function audited(
  storeUrl: string,
  quoteIds: readonly string[],
): Promise<{ accepted: number; orders: number; wrong: number }> {
  const store = storeAt(storeUrl);
  const counts = { accepted: 0, orders: 0, wrong: 0 };
  for (const quoteId of quoteIds) {
    let newest: { readonly content: RevisionContent; readonly hash: string } | undefined;
    let lastAccepted = '';
    for (const event of await eventsOf<QuoteEvent>(store, `quote-${quoteId}`)) {
      if (event.type === 'QuoteRevisionPublished') newest = event.data;
      if (event.type === 'QuoteAccepted') {
        counts.accepted += 1;
        lastAccepted = event.data.hash;
        const hash = createHash('sha256').update(canonicalJson(newest!.content)).digest('hex');
        if (
          event.data.hash !== newest!.hash ||
          hash !== newest!.hash ||
          event.data.revision !== newest!.content.revision
        )
          counts.wrong += 1;
      }
    }
    const placed = await eventsOf<OrderEvent>(store, `order-${quoteId}`);
    const order = placed.find(
      (event): event is Extract<OrderEvent, { type: 'OrderPlaced' }> => event.type === 'OrderPlaced',
    );
    if (!order) continue;
    counts.orders += 1;
    const { convertedFrom, totals, lines } = order.data;
    if (
      convertedFrom?.hash !== lastAccepted ||
      canonicalJson(totals) !== canonicalJson(newest!.content.totals) ||
      canonicalJson(lines) !== canonicalJson(newest!.content.lines)
    )
      counts.wrong += 1;
  }
  await store.close();
  return counts;
}
