// Which goods of an order earn reward points: those that have left, until they are paid back (spec 1; issue 33).
import type { Amount } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import type { LineUnits, OrderEvent } from './order.events.ts';

/** Goods by what they left with and by what they were paid back with, in minor units. */
export interface RewardedGoods {
  readonly shipments: Readonly<Record<string, Amount>>;
  readonly refunds: Readonly<Record<string, Amount>>;
}

/** Units of a line: `waived` were paid back before they left, and earn nothing when they leave all the same. */
interface LineGoods {
  readonly quantity: number;
  readonly total: Amount;
  readonly sent: number;
  readonly waived: number;
  readonly earned: number;
  readonly earnedGoods: Amount;
  readonly returned: number;
  readonly returnedGoods: Amount;
}

const NOTHING = { sent: 0, waived: 0, earned: 0, earnedGoods: 0, returned: 0, returnedGoods: 0 };

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
    if (type === 'OrderRefundRequested' && isGivenBack(data.cause) && !declined.has(data.refundId))
      refunds[data.refundId] = moved(data.lines, paidBack);
  }
  return { shipments, refunds };
}

interface Moved {
  readonly line: LineGoods;
  readonly goods: Amount;
}

const isGivenBack = (cause: string): boolean => cause === 'refund' || cause === 'return';

function left(line: LineGoods, quantity: number): Moved {
  const sent = line.sent + quantity;
  const earned = Math.max(line.earned, Math.min(sent, line.quantity - line.waived));
  const worth = (units: number): Amount => Math.floor((line.total * units) / line.quantity);
  const goods = worth(earned) - worth(line.earned);
  return { line: { ...line, sent, earned, earnedGoods: line.earnedGoods + goods }, goods };
}

/** Units that have left are paid back before those that have not. */
function paidBack(line: LineGoods, quantity: number): Moved {
  const back = Math.min(quantity, line.earned - line.returned);
  const returned = line.returned + back;
  const returnedGoods = line.earned ? Math.floor((line.earnedGoods * returned) / line.earned) : 0;
  const goods = Math.max(0, returnedGoods - line.returnedGoods);
  return {
    line: {
      ...line,
      returned,
      returnedGoods: line.returnedGoods + goods,
      waived: line.waived + quantity - back,
    },
    goods,
  };
}
