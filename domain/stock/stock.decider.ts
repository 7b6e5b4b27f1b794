import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
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
}

export type StockCommand =
  | { readonly type: 'CountStock'; readonly itemNumber: string; readonly counts: Readonly<Record<string, number>> }
  | {
      readonly type: 'HoldStock';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly quantity: number;
      readonly backorder: boolean;
    }
  | { readonly type: 'ReleaseHold'; readonly itemNumber: string; readonly holdId: string; readonly reason: string }
  | {
      readonly type: 'ReduceHold';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly movementId: string;
      readonly quantity: number;
      readonly reason: string;
    }
  | { readonly type: 'JoinHold'; readonly itemNumber: string; readonly holdId: string; readonly into: string }
  | { readonly type: 'ReturnStock'; readonly itemNumber: string; readonly refundId: string; readonly quantity: number }
  | {
      readonly type: 'ShipStock';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly movementId: string;
      readonly quantity: number;
    };

/** The quantity that can still be promised, by warehouse: on hand less what is held there. Never below 0. */
export function availableByWarehouse(state: StockState): Readonly<Record<string, number>> {
  const available = { ...state.onHand };
  for (const hold of Object.values(state.holds)) {
    for (const { warehouse, quantity } of hold.allocations)
      available[warehouse] = (available[warehouse] ?? 0) - quantity;
  }
  return Object.fromEntries(
    Object.entries(available).map(([warehouse, quantity]) => [warehouse, Math.max(0, quantity)]),
  );
}

export const available = (state: StockState): number =>
  Object.values(availableByWarehouse(state)).reduce((total, n) => total + n, 0);

export const stock: Decider<StockState, StockCommand, StockEvent> = {
  initialState: { onHand: {}, holds: {}, returned: [] },
  snapshotVersion: 1,

  decide(command, state) {
    const { itemNumber } = command;
    switch (command.type) {
      case 'CountStock':
        return Object.entries(command.counts)
          .filter(([warehouse, quantity]) => state.onHand[warehouse] !== quantity)
          .map(([warehouse, quantity]) => ({ type: 'StockCounted', data: { itemNumber, warehouse, quantity } }));
      case 'HoldStock':
        return hold(command, state);
      case 'ReleaseHold': {
        const open = state.holds[command.holdId];
        return open
          ? [
              {
                type: 'StockHoldReleased',
                data: { itemNumber, holdId: command.holdId, allocations: open.allocations, reason: command.reason },
              },
            ]
          : [];
      }
      case 'ReduceHold': {
        const { holdId, movementId, quantity, reason } = command;
        const open = openHold(state, command);
        if (open.movements.includes(movementId)) return [];
        return [
          {
            type: 'StockHoldReduced',
            data: { itemNumber, holdId, movementId, ...take(open, quantity, command), reason },
          },
        ];
      }
      case 'JoinHold': {
        const open = command.holdId === command.into ? undefined : state.holds[command.holdId];
        return open
          ? [
              {
                type: 'StockHoldJoined',
                data: {
                  itemNumber,
                  holdId: command.holdId,
                  into: command.into,
                  allocations: open.allocations,
                  backordered: open.backordered,
                },
              },
            ]
          : [];
      }
      case 'ReturnStock': {
        const { refundId, quantity } = command;
        return state.returned.includes(refundId)
          ? []
          : [
              {
                type: 'StockReturned',
                data: { itemNumber, refundId, allocations: [{ warehouse: receivingWarehouse(state), quantity }] },
              },
            ];
      }
      case 'ShipStock':
        return ship(command, state);
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'StockCounted':
        return { ...state, onHand: { ...state.onHand, [event.data.warehouse]: event.data.quantity } };
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
          less(state.holds[event.data.holdId]!, event.data.movementId, event.data.allocations, event.data.backordered),
        );
      case 'StockHoldJoined':
        return join(state, event.data);
      case 'StockReturned': {
        const { refundId, allocations } = event.data;
        const onHand = allocations.reduce(
          (now, a) => ({ ...now, [a.warehouse]: (now[a.warehouse] ?? 0) + a.quantity }),
          state.onHand,
        );
        return { ...state, onHand, returned: [...state.returned, refundId] };
      }
      case 'StockShipped': {
        const { holdId, movementId, allocations, fromHold, backordered } = event.data;
        const onHand = allocations.reduce(
          (left, a) => ({ ...left, [a.warehouse]: Math.max(0, (left[a.warehouse] ?? 0) - a.quantity) }),
          state.onHand,
        );
        return withHold({ ...state, onHand }, holdId, less(state.holds[holdId]!, movementId, fromHold, backordered));
      }
      default:
        return unreachable(event);
    }
  },
};

/** Fills an order from the fullest warehouse first, so that it ships in as few parcels as possible. */
function allocate(state: StockState, quantity: number): Allocation[] {
  const byStock = Object.entries(availableByWarehouse(state)).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const whole = byStock.find(([, n]) => n >= quantity);
  let missing = quantity;
  return (whole ? [whole] : byStock).flatMap(([warehouse, n]) => {
    const taken = Math.min(n, missing);
    missing -= taken;
    return taken ? [{ warehouse, quantity: taken }] : [];
  });
}

function hold(command: Extract<StockCommand, { type: 'HoldStock' }>, state: StockState): StockEvent[] {
  const { itemNumber, holdId, quantity } = command;
  if (state.holds[holdId]) return [];
  const left = available(state);
  if (left < quantity && !command.backorder) return refuse('sold_out', { itemNumber, available: left, quantity });
  const allocations = allocate(state, Math.min(quantity, left));
  const allocated = allocations.reduce((total, a) => total + a.quantity, 0);
  return [{ type: 'StockHeld', data: { itemNumber, holdId, allocations, backordered: quantity - allocated } }];
}

function ship(command: Extract<StockCommand, { type: 'ShipStock' }>, state: StockState): StockEvent[] {
  const { itemNumber, holdId, movementId, quantity } = command;
  const open = openHold(state, command);
  if (open.movements.includes(movementId)) return [];
  const { allocations: fromHold, backordered } = take(open, quantity, command);
  // A backordered part ships out of what has come in since; the count may lag behind the shelf, so it is not refused.
  const allocations = backordered
    ? [...fromHold, { warehouse: receivingWarehouse(state), quantity: backordered }]
    : fromHold;
  return [{ type: 'StockShipped', data: { itemNumber, holdId, movementId, allocations, fromHold, backordered } }];
}

/** Where goods come in. */
const receivingWarehouse = (state: StockState): string => Object.keys(state.onHand)[0] ?? 'unknown';

/** Takes a quantity out of a hold, what lies on shelves first. @throws DomainError hold_too_small */
function take(
  open: Hold,
  quantity: number,
  { itemNumber, holdId }: { itemNumber: string; holdId: string },
): { allocations: Allocation[]; backordered: number } {
  let missing = quantity;
  const allocations = open.allocations.flatMap(({ warehouse, quantity: held }) => {
    const taken = Math.min(held, missing);
    missing -= taken;
    return taken ? [{ warehouse, quantity: taken }] : [];
  });
  if (missing > open.backordered) refuse('hold_too_small', { itemNumber, holdId });
  return { allocations, backordered: missing };
}

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

const openHold = (state: StockState, { itemNumber, holdId }: { itemNumber: string; holdId: string }): Hold =>
  state.holds[holdId] ?? refuse('hold_not_found', { itemNumber, holdId });

function withHold(state: StockState, holdId: string, open: Hold | undefined): StockState {
  const { [holdId]: _, ...others } = state.holds;
  return { ...state, holds: open ? { ...others, [holdId]: open } : others };
}

function join(
  state: StockState,
  { holdId, into, allocations, backordered }: Extract<StockEvent, { type: 'StockHoldJoined' }>['data'],
): StockState {
  const open = state.holds[into] ?? { allocations: [], backordered: 0, movements: [] };
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
