// The movements behind a number: what changed what lies in a warehouse, by whom and why.
import type { Output } from '#contracts/api.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';

type Movement = Output<'admin/stock/detail'>['movements'][number];
type Move = Pick<Movement, 'warehouse' | 'change' | 'kind' | 'reason' | 'orderId'> & { readonly lies?: number };

/** Orders hold under `<order>.<attempt>`. */
const orderOf = (holdId: string) => holdId.replace(/\.\d+$/, '');

const counted = (lies: number, before: number | undefined) =>
  before === undefined ? { lies } : { lies, change: lies - before };

/** What an event moved. A count says what lies there, so its change follows from what lay there before, where that is known. */
function movesOf({ type, data }: StoredEvent<StockEvent>, lyingIn: (warehouse: string) => number | undefined): Move[] {
  const none = { reason: '', orderId: '' };
  switch (type) {
    case 'StockCounted':
      return [
        { ...none, kind: 'counted', warehouse: data.warehouse, ...counted(data.quantity, lyingIn(data.warehouse)) },
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
  const lyingIn = (warehouse: string) => known.get(warehouse) ?? (isWhole ? 0 : undefined);
  const movements = events.flatMap((event) =>
    movesOf(event, lyingIn).map(({ lies, ...move }) => {
      const before = lyingIn(move.warehouse);
      const moved = before === undefined || move.change === undefined ? undefined : Math.max(0, before + move.change);
      const balance = lies ?? moved;
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
