import { rewardBalance as contract } from '#contracts/payment/method/reward-balance.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The shop's own contract and texts; the points are the test's. */
export const rewardBalance = {
  contract,
  option: async (accountId) => (accountId ? { points: 1_200, most: 12_000 } : undefined),
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, () => '720'),
    chargeableAgain: () => undefined,
  }),
  texts: { en: methodTexts('reward-balance', 'en', '720'), fr: methodTexts('reward-balance', 'fr', '720') },
  example: {},
} satisfies DescribedMethod;
