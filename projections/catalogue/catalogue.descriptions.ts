import type { PriceListEvent, PriceTier } from '#domain/price-list/price-list.events.ts';
import type { ProductData, ProductEvent } from '#domain/product/product.events.ts';
import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import {
  defineDescriptions,
  masterDataDescriptions,
} from '#projections/shared/event-descriptions/event-descriptions.ts';

export const attributeDescriptions = masterDataDescriptions('attribute', {
  thing: 'Attribute',
  idField: 'attribute',
  group: 'price',
});
export const categoryDescriptions = masterDataDescriptions('category', {
  thing: 'Category',
  idField: 'categoryId',
  group: 'price',
});

export const productDescriptions = defineDescriptions<ProductEvent, Partial<ProductData>>({
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
    ProductAdded: ({ data: { itemNumber, name } }, _before, format) => ({ item: itemNumber, name: format.name(name) }),
    ProductRevised: ({ data: { itemNumber, changed } }, before, format) => ({
      item: itemNumber,
      changes: format.changes(before, changed),
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

const tiersText = ({ tiers, currency }: Priced, format: EventFormatter) =>
  format.list(
    tiers.map(({ quantity, unitPrice }) => format.term('tier', { quantity, price: format.money(unitPrice, currency) })),
  ) || format.term('nothing');

export const priceListDescriptions = defineDescriptions<PriceListEvent, Priced>({
  category: 'price-list',
  group: 'price',
  fold: { initialState: UNPRICED, evolve: (_state, event) => (event.type === 'PriceSet' ? event.data : UNPRICED) },
  of: {
    PriceSet: ({ data }, before, format) => ({
      item: data.itemNumber,
      priceList: data.priceList,
      version: data.version,
      before: tiersText(before, format),
      after: tiersText(data, format),
    }),
    PriceWithdrawn: ({ data }, before, format) => ({
      item: data.itemNumber,
      priceList: data.priceList,
      version: data.version,
      before: tiersText(before, format),
    }),
  },
});

const from = (allocations: readonly Allocation[], format: EventFormatter) =>
  format.list(allocations.map(({ warehouse, quantity }) => `${quantity} (${format.warehouse(warehouse)})`)) || '0';
const moved = (
  {
    itemNumber,
    allocations,
    backordered,
  }: { itemNumber: string; allocations: readonly Allocation[]; backordered: number },
  format: EventFormatter,
) => ({
  item: itemNumber,
  from: from(allocations, format),
  backordered: backordered ? format.term('backordered', { quantity: backordered }) : '',
});

/** Every event of the ledger says what it moved, so none needs the events before it. */
export const stockDescriptions = defineDescriptions<StockEvent>({
  category: 'stock',
  group: 'stock',
  of: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    StockAdjusted: ({ data: { itemNumber, warehouse, quantity, reason, note } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity: quantity > 0 ? `+${quantity}` : quantity,
      reason: format.term(reason),
      note: note ? `: ${note}` : '',
    }),
    StockTransferShipped: ({ data: { itemNumber, from: out, to, quantity } }, _before, format) => ({
      item: itemNumber,
      quantity,
      out: format.warehouse(out),
      into: format.warehouse(to),
    }),
    StockTransferReceived: ({ data: { itemNumber, to, quantity, missing } }, _before, format) => ({
      item: itemNumber,
      quantity,
      into: format.warehouse(to),
      missing: missing ? format.term('missing', { quantity: missing }) : '',
    }),
    StockExpected: ({ data: { itemNumber, warehouse, quantity, day, note } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
      day: format.day(day),
      note: note ? `: ${note}` : '',
    }),
    StockExpectationCancelled: ({ data: { itemNumber, reason } }) => ({ item: itemNumber, reason }),
    StockDeliveryReceived: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    SafetyStockSet: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    StockHeld: ({ data }, _before, format) => moved(data, format),
    StockHoldReleased: ({ data: { itemNumber, allocations, reason } }, _before, format) => ({
      item: itemNumber,
      from: from(allocations, format),
      reason: format.reason(reason),
    }),
    StockHoldReduced: ({ data }, _before, format) => ({ ...moved(data, format), reason: format.reason(data.reason) }),
    StockShipped: ({ data }, _before, format) => moved(data, format),
    StockHoldJoined: ({ data }, _before, format) => moved(data, format),
    StockReturned: ({ data: { itemNumber, allocations } }, _before, format) => ({
      item: itemNumber,
      from: from(allocations, format),
    }),
  },
});
