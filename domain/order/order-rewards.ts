// Which goods of an order earn reward points: those that have left, until they are paid back (spec 1; issue 33).
import type { Amount } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import type { LineUnits, OrderEvent, RefundCause } from './order.events.ts';

/** Goods by what they left with and by what they were paid back with, in minor units. */
export interface RewardedGoods {
  readonly shipments: Readonly<Record<string, Amount>>;
  readonly refunds: Readonly<Record<string, Amount>>;
}

/** Units of a line: of those that earned, `returned` were paid back; the others of `paidBack` earn nothing when they leave all the same. */
interface LineGoods {
  readonly quantity: number;
  readonly total: Amount;
  readonly sent: number;
  readonly paidBack: number;
  readonly earned: number;
  readonly earnedGoods: Amount;
  readonly returned: number;
  readonly returnedGoods: Amount;
}

const NOTHING = { sent: 0, paidBack: 0, earned: 0, earnedGoods: 0, returned: 0, returnedGoods: 0 };

/** Units that are sent once more earn nothing again, and gift certificates never do. A refund that was declined is none. */
export function rewardedGoods(events: readonly OrderEvent[]): RewardedGoods {
  const declined = new Set(events.flatMap(({ type, data }) => (type === 'OrderRefundDeclined' ? [data.refundId] : [])));
  const lines = new Map<string, LineGoods>();
  const shipments: Record<string, Amount> = {};
  const refunds: Record<string, Amount> = {};
  const agreed = (all: readonly OrderedLine[]) => {
    for (const line of all.filter(({ giftCertificate }) => !giftCertificate))
      lines.set(line.lineId, {
        ...(lines.get(line.lineId) ?? NOTHING),
        ...{ quantity: line.quantity, total: lineTotal(line) },
      });
  };
  const moved = (units: readonly LineUnits[], change: (line: LineGoods, quantity: number) => Moved): Amount => {
    let goods = 0;
    for (const { lineId, quantity } of units) {
      const before = lines.get(lineId);
      if (!before) continue;
      const { line, goods: ofLine } = change(before, quantity);
      lines.set(lineId, line);
      goods += ofLine;
    }
    return goods;
  };
  for (const { type, data } of events) {
    if (type === 'OrderPlaced' || type === 'OrderEdited') agreed(data.lines);
    if (type === 'OrderLinesShipped') shipments[data.shipmentId] = moved(data.lines, left);
    if (type === 'OrderRefundRequested' && !declined.has(data.refundId))
      refunds[data.refundId] = moved(data.lines, (line, quantity) => paidBack(line, quantity, isOfGone(data.cause)));
  }
  return { shipments, refunds };
}

interface Moved {
  readonly line: LineGoods;
  readonly goods: Amount;
}

/** What is cancelled has not left. */
const isOfGone = (cause: RefundCause): boolean => cause === 'refund' || cause === 'return';

function left(line: LineGoods, quantity: number): Moved {
  const sent = line.sent + quantity;
  const earned = Math.max(line.earned, Math.min(sent, line.quantity - line.paidBack + line.returned));
  const worth = (units: number): Amount => Math.floor((line.total * units) / line.quantity);
  const goods = worth(earned) - worth(line.earned);
  return { line: { ...line, sent, earned, earnedGoods: line.earnedGoods + goods }, goods };
}

/** Units that have left are paid back before those that have not, and no more of them keep points than are still paid for. */
function paidBack(line: LineGoods, quantity: number, isGone: boolean): Moved {
  const kept = line.earned - line.returned;
  const stillPaid = line.quantity - line.paidBack - quantity;
  const returned = line.returned + Math.max(isGone ? Math.min(quantity, kept) : 0, kept - stillPaid, 0);
  const returnedGoods = line.earned ? Math.floor((line.earnedGoods * returned) / line.earned) : 0;
  const goods = Math.max(0, returnedGoods - line.returnedGoods);
  return {
    line: {
      ...line,
      returned,
      returnedGoods: line.returnedGoods + goods,
      paidBack: line.paidBack + quantity,
    },
    goods,
  };
}
