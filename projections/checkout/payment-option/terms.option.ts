import type { terms as contract } from '#contracts/payment/method/terms.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** A buyer whose account has credit may pay later. */
export const terms: PaymentOptionFor<typeof contract> = async (accountId, { queries }) => {
  if (!accountId) return undefined;
  const { limit, left } = await queries.account.credit({ accountId });
  return limit ? { creditLimit: limit, creditLeft: left } : undefined;
};
