import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { decideOnShelf } from './stock-on-shelf.ts';
import type { StockCommand } from './stock.commands.ts';
import type { Allocation, StockEvent } from './stock.events.ts';
import { available, availableByWarehouse, evolveStock, NO_STOCK, type Hold, type StockState } from './stock.state.ts';

export const stock: Decider<StockState, StockCommand, StockEvent> = {
  initialState: NO_STOCK,
  snapshotVersion: 3,

  decide(command, state) {
    const { itemNumber } = command;
    switch (command.type) {
      case 'CountStock':
        return Object.entries(command.counts)
          .filter(([warehouse, quantity]) => own(state.onHand, warehouse) !== quantity)
          .map(([warehouse, quantity]) => ({ type: 'StockCounted', data: { itemNumber, warehouse, quantity } }));
      case 'AdjustStock':
      case 'ShipTransfer':
      case 'ReceiveTransfer':
      case 'ExpectDelivery':
      case 'CancelDelivery':
      case 'ReceiveDelivery':
      case 'SetSafetyStock':
        return decideOnShelf(command, state);
      case 'HoldStock':
        return hold(command, state);
      case 'ReleaseHold': {
        const open = own(state.holds, command.holdId);
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
        const open = command.holdId === command.into ? undefined : own(state.holds, command.holdId);
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

  evolve: evolveStock,
};

/**
 * Fills an order from one warehouse where it can, so that it ships in as few parcels as possible: from the nearest that has
 * all of it, else from one after the other.
 */
function allocate(state: StockState, quantity: number, nearest: readonly string[]): Allocation[] {
  const rank = (warehouse: string) => (nearest.includes(warehouse) ? nearest.indexOf(warehouse) : nearest.length);
  const byNearness = Object.entries(availableByWarehouse(state)).sort(
    ([a, m], [b, n]) => rank(a) - rank(b) || n - m || (a < b ? -1 : 1),
  );
  const whole = byNearness.find(([, n]) => n >= quantity);
  let missing = quantity;
  return (whole ? [whole] : byNearness).flatMap(([warehouse, n]) => {
    const taken = Math.min(n, missing);
    missing -= taken;
    return taken ? [{ warehouse, quantity: taken }] : [];
  });
}

function hold(command: Extract<StockCommand, { type: 'HoldStock' }>, state: StockState): StockEvent[] {
  const { itemNumber, holdId, quantity, nearest = [] } = command;
  if (own(state.holds, holdId)) return [];
  const left = available(state);
  if (left < quantity && !command.backorder) return refuse('sold_out', { itemNumber, available: left, quantity });
  const allocations = allocate(state, Math.min(quantity, left), nearest);
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

/** Goods come in here. */
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

const openHold = (state: StockState, { itemNumber, holdId }: { itemNumber: string; holdId: string }): Hold =>
  own(state.holds, holdId) ?? refuse('hold_not_found', { itemNumber, holdId });
