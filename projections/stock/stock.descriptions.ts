import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

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
