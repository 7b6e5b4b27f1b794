// Stock as the back office lists it: totals of an item, and each warehouse. The catalogue's own copy (catalogue/stock.ts) is
// smaller, since every process that answers shoppers holds it in memory.
import { own } from '#domain/shared/dictionary.ts';
import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

interface InWarehouse {
  readonly onHand: number;
  readonly held: number;
  readonly safety: number;
}
export interface ExpectedRow {
  readonly warehouse: string;
  readonly quantity: number;
  readonly day: string;
  readonly note: string;
}
interface TransferRow {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

export interface StockItemRow {
  readonly item_number: string;
  readonly warehouses: Readonly<Record<string, InWarehouse>>;
  /** Backordered units by hold, of those that have any. */
  readonly waiting: Readonly<Record<string, number>>;
  readonly deliveries: Readonly<Record<string, ExpectedRow>>;
  readonly transfers: Readonly<Record<string, TransferRow>>;
  readonly on_hand: number;
  readonly held: number;
  readonly available: number;
  readonly backordered: number;
  readonly expected: number;
  readonly in_transit: number;
  readonly below_safety: boolean;
}

type Parts = Pick<StockItemRow, 'warehouses' | 'waiting' | 'deliveries' | 'transfers'>;
const NONE: InWarehouse = { onHand: 0, held: 0, safety: 0 };
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function change(itemNumber: string, apply: (parts: Parts) => Partial<Parts>): Change<StockItemRow> {
  return {
    key: itemNumber,
    apply(row) {
      const before: Parts = row ?? { warehouses: {}, waiting: {}, deliveries: {}, transfers: {} };
      const { warehouses, waiting, deliveries, transfers } = { ...before, ...apply(before) };
      const all = Object.values(warehouses);
      return {
        item_number: itemNumber,
        warehouses,
        waiting,
        deliveries,
        transfers,
        on_hand: sumOf(all.map(({ onHand }) => onHand)),
        held: sumOf(all.map(({ held }) => held)),
        available: sumOf(all.map(availableIn)),
        backordered: sumOf(Object.values(waiting)),
        expected: sumOf(Object.values(deliveries).map(({ quantity }) => quantity)),
        in_transit: sumOf(Object.values(transfers).map(({ quantity }) => quantity)),
        below_safety: all.some((one) => availableIn(one) < one.safety),
      };
    },
  };
}

export const availableIn = ({ onHand, held }: Pick<InWarehouse, 'onHand' | 'held'>): number =>
  Math.max(0, onHand - held);

const inWarehouse = (
  { warehouses }: Parts,
  warehouse: string,
  set: (before: InWarehouse) => Partial<InWarehouse>,
): Parts['warehouses'] => {
  const before = own(warehouses, warehouse) ?? NONE;
  return { ...warehouses, [warehouse]: { ...before, ...set(before) } };
};

/** Moves quantities of one kind, never below 0. */
const moved = (
  parts: Parts,
  allocations: readonly Allocation[],
  sign: 1 | -1,
  kind: 'onHand' | 'held',
): Parts['warehouses'] =>
  allocations.reduce(
    (warehouses, { warehouse, quantity }) =>
      inWarehouse({ ...parts, warehouses }, warehouse, (before) => ({
        [kind]: Math.max(0, before[kind] + sign * quantity),
      })),
    parts.warehouses,
  );

function waits({ waiting }: Parts, holdId: string, units: number): Parts['waiting'] {
  const { [holdId]: before = 0, ...others } = waiting;
  const left = before + units;
  return left > 0 ? { ...others, [holdId]: left } : others;
}

function without<T>(records: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = records;
  return others;
}

export const stockItems = defineReadModel<StockItemRow, StockEvent>({
  name: 'stock_item',
  version: 2,
  key: 'item_number',
  columns: {
    item_number: 'text',
    warehouses: 'jsonb',
    waiting: 'jsonb',
    deliveries: 'jsonb',
    transfers: 'jsonb',
    on_hand: 'integer',
    held: 'integer',
    available: 'integer',
    backordered: 'integer',
    expected: 'integer',
    in_transit: 'integer',
    below_safety: 'boolean',
  },
  indexes: [
    'using gin (lower(item_number) gin_trgm_ops)',
    '(on_hand, item_number)',
    '(available, item_number)',
    '(backordered, item_number)',
    '(item_number) where below_safety',
    '(item_number) where backordered > 0',
    '(item_number) where expected > 0',
    '(item_number) where in_transit > 0',
    '(item_number) where available = 0',
  ],
  streams: ({ item_number }) => [`stock-${item_number}`],
  on: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }) =>
      change(itemNumber, (parts) => ({ warehouses: inWarehouse(parts, warehouse, () => ({ onHand: quantity })) })),
    StockAdjusted: ({ data: { itemNumber, ...moving } }) =>
      change(itemNumber, (parts) => ({ warehouses: moved(parts, [moving], 1, 'onHand') })),
    StockTransferShipped: ({ data: { itemNumber, transferId, from, to, quantity } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, [{ warehouse: from, quantity }], -1, 'onHand'),
        transfers: { ...parts.transfers, [transferId]: { from, to, quantity } },
      })),
    StockTransferReceived: ({ data: { itemNumber, transferId, to, quantity } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, [{ warehouse: to, quantity }], 1, 'onHand'),
        transfers: without(parts.transfers, transferId),
      })),
    StockExpected: ({ data: { itemNumber, deliveryId, ...delivery } }) =>
      change(itemNumber, ({ deliveries }) => ({ deliveries: { ...deliveries, [deliveryId]: delivery } })),
    StockExpectationCancelled: ({ data: { itemNumber, deliveryId } }) =>
      change(itemNumber, ({ deliveries }) => ({ deliveries: without(deliveries, deliveryId) })),
    StockDeliveryReceived: ({ data: { itemNumber, deliveryId, warehouse, quantity } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, [{ warehouse, quantity }], 1, 'onHand'),
        deliveries: without(parts.deliveries, deliveryId),
      })),
    SafetyStockSet: ({ data: { itemNumber, warehouse, quantity } }) =>
      change(itemNumber, (parts) => ({ warehouses: inWarehouse(parts, warehouse, () => ({ safety: quantity })) })),
    StockHeld: ({ data: { itemNumber, holdId, allocations, backordered } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, allocations, 1, 'held'),
        waiting: waits(parts, holdId, backordered),
      })),
    StockHoldReleased: ({ data: { itemNumber, holdId, allocations } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, allocations, -1, 'held'),
        waiting: without(parts.waiting, holdId),
      })),
    StockHoldReduced: ({ data: { itemNumber, holdId, allocations, backordered } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved(parts, allocations, -1, 'held'),
        waiting: waits(parts, holdId, -backordered),
      })),
    StockHoldJoined: ({ data: { itemNumber, holdId, into, backordered } }) =>
      change(itemNumber, (parts) => ({
        waiting: waits({ ...parts, waiting: without(parts.waiting, holdId) }, into, backordered),
      })),
    StockReturned: ({ data: { itemNumber, allocations } }) =>
      change(itemNumber, (parts) => ({ warehouses: moved(parts, allocations, 1, 'onHand') })),
    StockShipped: ({ data: { itemNumber, holdId, allocations, fromHold, backordered } }) =>
      change(itemNumber, (parts) => ({
        warehouses: moved({ ...parts, warehouses: moved(parts, allocations, -1, 'onHand') }, fromHold, -1, 'held'),
        waiting: waits(parts, holdId, -backordered),
      })),
  },
});
