import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** A hold on the buyer’s reward points. */
export const rewardBalance: DescribedMethod = {
  contract: definePaymentMethod({
    method: 'reward-balance',
    moneyComes: 'at-once',
    details: { points: z.int().min(1, 'amount_invalid') },
    option: { balance: z.int() },
  }),
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, ({ points }) => `${String(points)} points`),
    chargeableAgain: () => undefined,
  }),
  texts: {
    en: {
      name: 'Reward balance',
      short: 'Reward balance',
      term: 'reward balance',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'Your points are back.',
    },
    fr: {
      name: 'Solde de récompenses',
      short: 'Solde de récompenses',
      term: 'solde de récompenses',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'Vos points vous sont rendus.',
    },
  },
  example: { points: 500 },
};
