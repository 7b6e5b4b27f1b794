import { paypal as contract } from '#contracts/payment/method/paypal.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { paypal as option } from '#projections/checkout/payment-option/paypal.option.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The shop's own contract and texts; the provider is the test's, and every buyer agrees. */
export const paypal = {
  contract,
  option,
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: async ({ idempotencyKey }) => ({
      outcome: 'challenge',
      providerReference: idempotencyKey,
      challengeUrl: `https://gateway.test/challenge/${idempotencyKey}`,
    }),
    confirm: atOnce(provider, () => 'PayPal'),
    chargeableAgain: () => undefined,
  }),
  texts: { en: methodTexts('paypal', 'en', 'PayPal'), fr: methodTexts('paypal', 'fr', 'PayPal') },
  example: {},
} satisfies DescribedMethod;
