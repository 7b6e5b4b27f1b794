// The movements behind a number: what changed what lies in a warehouse, by whom and why.
import type { Output } from '#contracts/api.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';

type Movement = Output<'admin/stock/detail'>['movements'][number];
type Move = Pick<Movement, 'warehouse' | 'change' | 'kind' | 'reason' | 'orderId'>;

/** Orders hold under `<order>.<attempt>`. */
const orderOf = (holdId: string) => holdId.replace(/\.\d+$/, '');

/** What an event moved; a count says what lies there, so its change follows from what was known before. */
function movesOf({ type, data }: StoredEvent<StockEvent>, known: ReadonlyMap<string, number>): Move[] {
  const none = { reason: '', orderId: '' };
  switch (type) {
    case 'StockCounted':
      return [
        {
          ...none,
          kind: 'counted',
          warehouse: data.warehouse,
          change: data.quantity - (known.get(data.warehouse) ?? 0),
        },
      ];
    case 'StockAdjusted':
      return [
        {
          ...none,
          kind: 'adjusted',
          warehouse: data.warehouse,
          change: data.quantity,
          reason: data.note ? `${data.reason}: ${data.note}` : data.reason,
        },
      ];
    case 'StockTransferShipped':
      return [{ ...none, kind: 'transferOut', warehouse: data.from, change: -data.quantity, reason: data.to }];
    case 'StockTransferReceived':
      return [{ ...none, kind: 'transferIn', warehouse: data.to, change: data.quantity, reason: data.from }];
    case 'StockDeliveryReceived':
      return [{ ...none, kind: 'delivered', warehouse: data.warehouse, change: data.quantity }];
    case 'StockReturned':
      return data.allocations.map(({ warehouse, quantity }) => ({
        ...none,
        kind: 'returned',
        warehouse,
        change: quantity,
      }));
    case 'StockShipped':
      return data.allocations.map(({ warehouse, quantity }) => ({
        ...none,
        kind: 'shipped',
        warehouse,
        change: -quantity,
        orderId: orderOf(data.holdId),
      }));
    default:
      return [];
  }
}

/** The newest first; `isWhole`: nothing was before the first of the events. `by` is a person's id. */
export function movementsOf(events: readonly StoredEvent<StockEvent>[], isWhole: boolean): Movement[] {
  const known = new Map<string, number>();
  const movements = events.flatMap((event) =>
    movesOf(event, known).map((move) => {
      const before = known.get(move.warehouse) ?? (isWhole || move.kind === 'counted' ? 0 : undefined);
      const balance = before === undefined ? undefined : Math.max(0, before + move.change);
      if (balance !== undefined) known.set(move.warehouse, balance);
      return {
        event: `${event.stream}@${event.revision}`,
        at: event.at,
        by: event.metadata.actor,
        ...move,
        ...(balance === undefined ? {} : { balance }),
      };
    }),
  );
  return movements.reverse();
}
