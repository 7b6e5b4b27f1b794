import { own } from '#domain/shared/dictionary.ts';
import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface StockRow {
  readonly item_number: string;
  /** Units by warehouse. */
  readonly on_hand: Readonly<Record<string, number>>;
  readonly held: Readonly<Record<string, number>>;
  /** Days on which deliveries are expected, by their id. */
  readonly expected: Readonly<Record<string, string>>;
}

const change = (itemNumber: string, apply: (row: StockRow) => StockRow): Change<StockRow> => ({
  key: itemNumber,
  apply: (row) => apply(row ?? { item_number: itemNumber, on_hand: {}, held: {}, expected: {} }),
});

function moved(
  balance: Readonly<Record<string, number>>,
  allocations: readonly Allocation[],
  sign: 1 | -1,
): Record<string, number> {
  const after = { ...balance };
  for (const { warehouse, quantity } of allocations)
    after[warehouse] = Math.max(0, (own(after, warehouse) ?? 0) + sign * quantity);
  return after;
}

function without(days: Readonly<Record<string, string>>, deliveryId: string): Readonly<Record<string, string>> {
  const { [deliveryId]: _, ...others } = days;
  return others;
}

/** The next day on which a delivery is expected, from a day on; empty where none is. */
export const nextExpected = (row: Pick<StockRow, 'expected'> | undefined, from: string): string =>
  Object.values(row?.expected ?? {})
    .filter((day) => day >= from)
    .sort()[0] ?? '';

export const stock = defineReadModel<StockRow, StockEvent>({
  name: 'stock',
  version: 4,
  key: 'item_number',
  columns: { item_number: 'text', on_hand: 'jsonb', held: 'jsonb', expected: 'jsonb' },
  streams: ({ item_number }) => [`stock-${item_number}`],
  on: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: { ...row.on_hand, [warehouse]: quantity } })),
    StockAdjusted: ({ data: { itemNumber, ...moving } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: moved(row.on_hand, [moving], 1) })),
    StockTransferShipped: ({ data: { itemNumber, from: warehouse, quantity } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: moved(row.on_hand, [{ warehouse, quantity }], -1) })),
    StockTransferReceived: ({ data: { itemNumber, to: warehouse, quantity } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: moved(row.on_hand, [{ warehouse, quantity }], 1) })),
    StockExpected: ({ data: { itemNumber, deliveryId, day } }) =>
      change(itemNumber, (row) => ({ ...row, expected: { ...row.expected, [deliveryId]: day } })),
    StockExpectationCancelled: ({ data: { itemNumber, deliveryId } }) =>
      change(itemNumber, (row) => ({ ...row, expected: without(row.expected, deliveryId) })),
    StockDeliveryReceived: ({ data: { itemNumber, deliveryId, warehouse, quantity } }) =>
      change(itemNumber, (row) => ({
        ...row,
        on_hand: moved(row.on_hand, [{ warehouse, quantity }], 1),
        expected: without(row.expected, deliveryId),
      })),
    StockHeld: ({ data: { itemNumber, allocations } }) =>
      change(itemNumber, (row) => ({ ...row, held: moved(row.held, allocations, 1) })),
    StockHoldReleased: ({ data: { itemNumber, allocations } }) =>
      change(itemNumber, (row) => ({ ...row, held: moved(row.held, allocations, -1) })),
    StockHoldReduced: ({ data: { itemNumber, allocations } }) =>
      change(itemNumber, (row) => ({ ...row, held: moved(row.held, allocations, -1) })),
    StockReturned: ({ data: { itemNumber, allocations } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: moved(row.on_hand, allocations, 1) })),
    StockShipped: ({ data: { itemNumber, allocations, fromHold } }) =>
      change(itemNumber, (row) => ({
        ...row,
        on_hand: moved(row.on_hand, allocations, -1),
        held: moved(row.held, fromHold, -1),
      })),
  },
});

/** The units that can still be promised, by warehouse. */
export const availableByWarehouse = ({
  on_hand,
  held,
}: Pick<StockRow, 'on_hand' | 'held'>): [warehouse: string, quantity: number][] =>
  Object.entries(on_hand).map(([warehouse, quantity]) => [
    warehouse,
    Math.max(0, quantity - (own(held, warehouse) ?? 0)),
  ]);
