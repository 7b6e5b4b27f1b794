import type { terms as contract } from '#contracts/payment/method/terms.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** A buyer whose account has credit may pay later. */
export const terms: PaymentOptionFor<typeof contract> = async (accountId, { queries }) => {
  if (!accountId) return undefined;
  const { limit, left } = await queries.credit.balance({ accountId });
  if (!limit) return undefined;
  const { isBlocked, days } = await queries.overdue.blocked({ accountId });
  return { creditLimit: limit, creditLeft: left, ...(isBlocked ? { overdueDays: days } : {}) };
};
