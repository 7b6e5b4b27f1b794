// The events of an item's stock add up to this: what lies where, and what is held of it.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Allocation, StockEvent } from './stock.events.ts';

/** Stands until it is released, shipped or joined; whether its order was placed is the order's to say. */
export interface Hold {
  readonly allocations: readonly Allocation[];
  readonly backordered: number;
  /** Ids of the movements that took goods out of it: each takes effect once, however late it is repeated. */
  readonly movements: readonly string[];
}

export interface StockState {
  readonly onHand: Readonly<Record<string, number>>;
  /** Open holds only: a hold that is released or wholly shipped is gone. */
  readonly holds: Readonly<Record<string, Hold>>;
  /** Refunds whose goods are on the shelf again. */
  readonly returned: readonly string[];
  /** On their way between warehouses, by the id of the transfer. */
  readonly transfers: Readonly<Record<string, Transfer>>;
  /** Deliveries of suppliers that have not come, by their id. */
  readonly expected: Readonly<Record<string, ExpectedDelivery>>;
  /** By warehouse. */
  readonly safety: Readonly<Record<string, number>>;
}

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

export interface ExpectedDelivery {
  readonly warehouse: string;
  readonly quantity: number;
  /** YYYY-MM-DD */
  readonly day: string;
}

export const NO_STOCK: StockState = { onHand: {}, holds: {}, returned: [], transfers: {}, expected: {}, safety: {} };

/** The quantity that can still be promised, by warehouse: on hand less what is held there. Never below 0. */
export function availableByWarehouse(state: StockState): Readonly<Record<string, number>> {
  const available = { ...state.onHand };
  for (const hold of Object.values(state.holds)) {
    for (const { warehouse, quantity } of hold.allocations)
      available[warehouse] = (own(available, warehouse) ?? 0) - quantity;
  }
  return Object.fromEntries(
    Object.entries(available).map(([warehouse, quantity]) => [warehouse, Math.max(0, quantity)]),
  );
}

export const available = (state: StockState): number =>
  Object.values(availableByWarehouse(state)).reduce((total, n) => total + n, 0);

export function evolveStock(state: StockState, event: StockEvent): StockState {
  switch (event.type) {
    case 'StockCounted':
      return { ...state, onHand: { ...state.onHand, [event.data.warehouse]: event.data.quantity } };
    case 'StockAdjusted':
      return plus(state, event.data.warehouse, event.data.quantity);
    case 'StockTransferShipped': {
      const { transferId, from, to, quantity } = event.data;
      return {
        ...plus(state, from, -quantity),
        transfers: { ...state.transfers, [transferId]: { from, to, quantity } },
      };
    }
    case 'StockTransferReceived': {
      const { transferId, to, quantity } = event.data;
      return { ...plus(state, to, quantity), transfers: without(state.transfers, transferId) };
    }
    case 'StockExpected': {
      const { deliveryId, warehouse, quantity, day } = event.data;
      return { ...state, expected: { ...state.expected, [deliveryId]: { warehouse, quantity, day } } };
    }
    case 'StockExpectationCancelled':
      return { ...state, expected: without(state.expected, event.data.deliveryId) };
    case 'StockDeliveryReceived': {
      const { deliveryId, warehouse, quantity } = event.data;
      return { ...plus(state, warehouse, quantity), expected: without(state.expected, deliveryId) };
    }
    case 'SafetyStockSet':
      return { ...state, safety: { ...state.safety, [event.data.warehouse]: event.data.quantity } };
    case 'StockHeld': {
      const { holdId, allocations, backordered } = event.data;
      return { ...state, holds: { ...state.holds, [holdId]: { allocations, backordered, movements: [] } } };
    }
    case 'StockHoldReleased':
      return withHold(state, event.data.holdId, undefined);
    case 'StockHoldReduced':
      return withHold(
        state,
        event.data.holdId,
        less(holdOf(state, event.data.holdId), event.data.movementId, event.data.allocations, event.data.backordered),
      );
    case 'StockHoldJoined':
      return join(state, event.data);
    case 'StockReturned': {
      const { refundId, allocations } = event.data;
      const onHand = allocations.reduce(
        (now, a) => ({ ...now, [a.warehouse]: (own(now, a.warehouse) ?? 0) + a.quantity }),
        state.onHand,
      );
      return { ...state, onHand, returned: [...state.returned, refundId] };
    }
    case 'StockShipped': {
      const { holdId, movementId, allocations, fromHold, backordered } = event.data;
      const onHand = allocations.reduce(
        (left, a) => ({ ...left, [a.warehouse]: Math.max(0, (own(left, a.warehouse) ?? 0) - a.quantity) }),
        state.onHand,
      );
      return withHold({ ...state, onHand }, holdId, less(holdOf(state, holdId), movementId, fromHold, backordered));
    }
    default:
      return unreachable(event);
  }
}

const plus = (state: StockState, warehouse: string, quantity: number): StockState => ({
  ...state,
  onHand: { ...state.onHand, [warehouse]: Math.max(0, (own(state.onHand, warehouse) ?? 0) + quantity) },
});

function without<T>(records: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = records;
  return others;
}

const holdOf = ({ holds }: StockState, holdId: string): Hold => needed(own(holds, holdId), 'open hold');

/** A hold less what was taken out of it; undefined when nothing is left. */
function less(open: Hold, movementId: string, taken: readonly Allocation[], backordered: number): Hold | undefined {
  const allocations = open.allocations
    .map((a) => ({ ...a, quantity: a.quantity - (taken.find((t) => t.warehouse === a.warehouse)?.quantity ?? 0) }))
    .filter((a) => a.quantity > 0);
  const left = open.backordered - backordered;
  return allocations.length || left > 0
    ? { allocations, backordered: left, movements: [...open.movements, movementId] }
    : undefined;
}

function withHold(state: StockState, holdId: string, open: Hold | undefined): StockState {
  const { [holdId]: _, ...others } = state.holds;
  return { ...state, holds: open ? { ...others, [holdId]: open } : others };
}

function join(
  state: StockState,
  { holdId, into, allocations, backordered }: Extract<StockEvent, { type: 'StockHoldJoined' }>['data'],
): StockState {
  const open = own(state.holds, into) ?? { allocations: [], backordered: 0, movements: [] };
  const byWarehouse = new Map(open.allocations.map((a) => [a.warehouse, a.quantity]));
  for (const { warehouse, quantity } of allocations)
    byWarehouse.set(warehouse, (byWarehouse.get(warehouse) ?? 0) + quantity);
  const joined = {
    ...open,
    allocations: [...byWarehouse].map(([warehouse, quantity]) => ({ warehouse, quantity })),
    backordered: open.backordered + backordered,
  };
  return withHold(withHold(state, holdId, undefined), into, joined);
}
