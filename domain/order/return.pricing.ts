// What returned units come to (spec 3, return line): their share of the order's value, less the restocking fee.
import { sum, type Amount } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/percent-of.ts';
import type { LineUnits, RefundContents } from './order.events.ts';
import {
  differenceBetween,
  orderValueOf,
  refundableUnits,
  refundOf,
  withRefunded,
  type RefundAsked,
} from './order.pricing.ts';
import type { PlacedOrder } from './order.state.ts';

/** Units that came back. */
export interface ReturnUnits extends LineUnits {
  /** Share of their price after discounts, without taxes, that the shop keeps: 0 to 100. */
  readonly feePercent: number;
}

/** What is given back for the units of one line, taxes among it, less the fee. */
export interface ReturnShare extends LineUnits {
  readonly restockingFee: Amount;
  readonly amount: Amount;
}

/**
 * Computes what comes back for goods that were returned (spec 3, return line), each line named once: units whose money
 * came back by hand meanwhile are not paid twice. The shares of the lines add up to the amount, unless some of it was
 * given back without lines before.
 * @throws DomainError line_not_found and what refundOf refuses of parts
 */
export function returnOf(
  state: PlacedOrder,
  lines: readonly ReturnUnits[],
  parts?: RefundAsked['parts'],
): { readonly contents: RefundContents; readonly shares: readonly ReturnShare[] } {
  const unpaid = lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, refundableUnits(state, line.lineId)),
  }));
  const asked = { lines: unpaid.filter(({ quantity }) => quantity > 0), freight: 0, goodwill: 0 };
  // Refuses what cannot be given back before anything is counted of it.
  refundOf(state, asked);
  let before = state;
  const shares = unpaid.map(({ lineId, quantity, feePercent }) => {
    const after = withRefunded(before, [{ lineId, quantity }]);
    const { goods, discount, total } = differenceBetween(orderValueOf(before), orderValueOf(after));
    before = after;
    const restockingFee = Math.min(percentOf(goods - discount, feePercent * 1_000), total);
    return { lineId, quantity, restockingFee, amount: total - restockingFee };
  });
  const restockingFee = sum(shares.map((share) => share.restockingFee));
  return { contents: refundOf(state, { ...asked, restockingFee, ...(parts ? { parts } : {}) }), shares };
}
