import type { terms as contract } from '#contracts/payment-method/terms.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** A buyer whose account has credit may pay later. */
export const terms: PaymentOptionFor<typeof contract> = async (accountId, { call }) => {
  if (!accountId) return undefined;
  const { limit, left } = await call('account/credit', { accountId });
  return limit ? { creditLimit: limit, creditLeft: left } : undefined;
};
