import type { rewardBalance as contract } from '#contracts/payment/method/reward-balance.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Whoever has points may pay with them, where they are worth something. */
export const rewardBalance: PaymentOptionFor<typeof contract> = async (accountId, context) => {
  if (!accountId) return undefined;
  const { points, most } = await context.queries.reward.spendable({ accountId });
  return most > 0 ? { points, most } : undefined;
};
