import type { PriceListEvent, PriceTier } from '#domain/price-list/price-list.events.ts';
import type { ProductData, ProductEvent } from '#domain/product/product.events.ts';
import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import type { Say } from '#projections/shared/event-words/formatter.ts';
import { defineWords, masterDataWords } from '#projections/shared/event-words/words.ts';

export const attributeWords = masterDataWords('attribute', 'Attribute', 'attribute');
export const categoryWords = masterDataWords('category', 'Category', 'categoryId');

export const productWords = defineWords<ProductEvent, Partial<ProductData>>({
  category: 'product',
  group: 'price',
  fold: {
    initialState: {},
    evolve: (state, event) =>
      event.type === 'ProductAdded'
        ? event.data
        : event.type === 'ProductRevised'
          ? { ...state, ...event.data.changed }
          : state,
  },
  of: {
    ProductAdded: ({ data: { itemNumber, name } }, _before, say) => ({ item: itemNumber, name: say.name(name) }),
    ProductRevised: ({ data: { itemNumber, changed } }, before, say) => ({
      item: itemNumber,
      changes: say.changes(before, changed),
    }),
    ProductDiscontinued: ({ data: { itemNumber } }) => ({ item: itemNumber }),
    ProductReinstated: ({ data: { itemNumber } }) => ({ item: itemNumber }),
  },
});

interface Priced {
  readonly currency: string;
  readonly tiers: readonly PriceTier[];
}

const UNPRICED: Priced = { currency: '', tiers: [] };

const tierWords = ({ tiers, currency }: Priced, say: Say) =>
  say.list(
    tiers.map(({ quantity, unitPrice }) => say.term('tier', { quantity, price: say.money(unitPrice, currency) })),
  ) || say.term('nothing');

export const priceListWords = defineWords<PriceListEvent, Priced>({
  category: 'price-list',
  group: 'price',
  fold: { initialState: UNPRICED, evolve: (_state, event) => (event.type === 'PriceSet' ? event.data : UNPRICED) },
  of: {
    PriceSet: ({ data }, before, say) => ({
      item: data.itemNumber,
      priceList: data.priceList,
      version: data.version,
      before: tierWords(before, say),
      after: tierWords(data, say),
    }),
    PriceWithdrawn: ({ data }, before, say) => ({
      item: data.itemNumber,
      priceList: data.priceList,
      version: data.version,
      before: tierWords(before, say),
    }),
  },
});

const from = (allocations: readonly Allocation[], say: Say) =>
  say.list(allocations.map(({ warehouse, quantity }) => `${quantity} (${say.warehouse(warehouse)})`)) || '0';
const moved = (
  {
    itemNumber,
    allocations,
    backordered,
  }: { itemNumber: string; allocations: readonly Allocation[]; backordered: number },
  say: Say,
) => ({
  item: itemNumber,
  from: from(allocations, say),
  backordered: backordered ? say.term('backordered', { quantity: backordered }) : '',
});

/** Every event of the ledger says what it moved, so none needs the events before it. */
export const stockWords = defineWords<StockEvent>({
  category: 'stock',
  group: 'stock',
  of: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }, _before, say) => ({
      item: itemNumber,
      warehouse: say.warehouse(warehouse),
      quantity,
    }),
    StockHeld: ({ data }, _before, say) => moved(data, say),
    StockHoldReleased: ({ data: { itemNumber, allocations, reason } }, _before, say) => ({
      item: itemNumber,
      from: from(allocations, say),
      reason: say.reason(reason),
    }),
    StockHoldReduced: ({ data }, _before, say) => ({ ...moved(data, say), reason: say.reason(data.reason) }),
    StockShipped: ({ data }, _before, say) => moved(data, say),
    StockHoldJoined: ({ data }, _before, say) => moved(data, say),
    StockReturned: ({ data: { itemNumber, allocations } }, _before, say) => ({
      item: itemNumber,
      from: from(allocations, say),
    }),
  },
});
