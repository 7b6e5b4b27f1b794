import { terms as contract } from '#contracts/payment/method/terms.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { terms as option } from '#projections/checkout/payment-option/terms.option.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The shop's own contract and texts; the account's credit is the test's provider. */
export const terms = {
  contract,
  option,
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: ({ poNumber }) => String(poNumber),
    reserve: atOnce(provider, ({ poNumber }) => `PO ${String(poNumber)}`),
    chargeableAgain: (details) => details,
  }),
  texts: { en: methodTexts('terms', 'en', 'PO-7'), fr: methodTexts('terms', 'fr', 'PO-7') },
  example: { poNumber: 'PO-7' },
  blank: { poNumber: '' },
} satisfies DescribedMethod;
