import type { PaymentOptionFor } from './payment-option.ts';

/** A buyer whose account has credit may pay later. */
export const terms: PaymentOptionFor<'terms'> = async (accountId, { queries }) => {
  if (!accountId) return undefined;
  const { limit, left } = await queries.account.credit({ accountId });
  return limit ? { creditLimit: limit, creditLeft: left } : undefined;
};
