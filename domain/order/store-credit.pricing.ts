// How much of a refund becomes a gift certificate, and not money (decision 0075).
import { sum, type Amount } from '#domain/shared/money.ts';
import type { RefundPart, StoreCredit } from './order.events.ts';

/** How much of a refund becomes a gift certificate. */
export const creditedOf = ({
  parts,
  storeCredit,
}: {
  readonly parts: readonly RefundPart[];
  readonly storeCredit?: StoreCredit;
}): Amount => amountOf(parts, storeCredit?.paymentIds ?? []);

/** What the parts of these payments come to. */
export const amountOf = (parts: readonly RefundPart[], paymentIds: readonly string[]): Amount =>
  sum(parts.filter(({ paymentId }) => paymentIds.includes(paymentId)).map(({ amount }) => amount));
