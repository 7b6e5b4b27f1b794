import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import { defineReadModel, type Change } from '#platform/read-model/read-model.ts';

export interface StockRow {
  readonly item_number: string;
  /** Units by warehouse. */
  readonly on_hand: Readonly<Record<string, number>>;
  readonly held: Readonly<Record<string, number>>;
}

const change = (itemNumber: string, apply: (row: StockRow) => StockRow): Change<StockRow> => ({
  key: itemNumber,
  apply: (row) => apply(row ?? { item_number: itemNumber, on_hand: {}, held: {} }),
});

function moved(
  balance: Readonly<Record<string, number>>,
  allocations: readonly Allocation[],
  sign: 1 | -1,
): Record<string, number> {
  const after = { ...balance };
  for (const { warehouse, quantity } of allocations)
    after[warehouse] = Math.max(0, (after[warehouse] ?? 0) + sign * quantity);
  return after;
}

export const stock = defineReadModel<StockRow, StockEvent>({
  name: 'stock',
  version: 2,
  key: 'item_number',
  columns: { item_number: 'text', on_hand: 'jsonb', held: 'jsonb' },
  streams: ({ item_number }) => [`stock-${item_number}`],
  on: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }) =>
      change(itemNumber, (row) => ({ ...row, on_hand: { ...row.on_hand, [warehouse]: quantity } })),
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
export const availableByWarehouse = ({ on_hand, held }: StockRow): [warehouse: string, quantity: number][] =>
  Object.entries(on_hand).map(([warehouse, quantity]) => [warehouse, Math.max(0, quantity - (held[warehouse] ?? 0))]);
