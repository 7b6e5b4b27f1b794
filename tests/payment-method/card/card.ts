import { card as contract } from '#contracts/payment/method/card.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { card as option } from '#projections/checkout/payment-option/card.option.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The shop's own contract and texts; the provider is the test's. */
export const card = {
  contract,
  option,
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, () => 'Visa 4242'),
    chargeableAgain: (details) => details,
  }),
  texts: { en: methodTexts('card', 'en', 'Visa 4242'), fr: methodTexts('card', 'fr', 'Visa 4242') },
  example: { token: 'tok_0123456789abcdef' },
} satisfies DescribedMethod;
