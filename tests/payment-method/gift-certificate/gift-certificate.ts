import { giftCertificate as contract } from '#contracts/payment/method/gift-certificate.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { giftCertificate as option } from '#projections/checkout/payment-option/gift-certificate.option.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** The shop's own contract and texts; the ledger of certificates is the test's provider. */
export const giftCertificate = {
  contract,
  option,
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, () => '1A2B3C4D'),
    chargeableAgain: () => undefined,
  }),
  texts: {
    en: methodTexts('gift-certificate', 'en', '1A2B3C4D'),
    fr: methodTexts('gift-certificate', 'fr', '1A2B3C4D'),
  },
  example: { code: 'ABCD-EFGH-JKMN-PQRS' },
  blank: { code: '' },
} satisfies DescribedMethod;
