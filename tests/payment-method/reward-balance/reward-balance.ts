import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment/method/payment-method.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** A hold on the buyer’s reward points. */
export const rewardBalance = {
  contract: definePaymentMethod({
    method: 'reward-balance',
    moneyComes: 'at-once',
    details: { points: z.int().min(1, 'amount_invalid') },
    option: { balance: z.int() },
  }),
  option: async (accountId) => (accountId ? { balance: 1_200 } : undefined),
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
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'Your points are back.',
      form: {
        points: 'Points',
        balance: 'You have {{balance}} points.',
      },
    },
    fr: {
      name: 'Solde de récompenses',
      short: 'Solde de récompenses',
      term: 'solde de récompenses',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'Vos points vous sont rendus.',
      form: {
        points: 'Points',
        balance: 'Vous avez {{balance}} points.',
      },
    },
  },
  example: { points: 500 },
  blank: { points: 0 },
} satisfies DescribedMethod;
