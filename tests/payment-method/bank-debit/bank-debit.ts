import { bankDebit as contract } from '#contracts/payment/method/bank-debit.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { bankDebit as option } from '#projections/checkout/payment-option/bank-debit.option.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

const SHOWN = 'Example Bank ••••6789';

/** The shop's own contract and texts; the provider is the test's, and every debit settles. */
export const bankDebit = {
  contract,
  option,
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, () => SHOWN),
    capture: async ({ idempotencyKey }) => {
      provider.capture(idempotencyKey);
      return { outcome: 'awaited', reportedBy: 'provider' };
    },
    settlement: async () => ({ outcome: 'settled', isFinal: true }),
    chargeableAgain: () => undefined,
  }),
  texts: { en: methodTexts('bank-debit', 'en', SHOWN), fr: methodTexts('bank-debit', 'fr', SHOWN) },
  example: { token: 'bank_0123456789abcdef' },
} satisfies DescribedMethod;
