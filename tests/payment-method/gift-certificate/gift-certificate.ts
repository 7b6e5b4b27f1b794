import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** A hold on the certificate’s balance. */
export const giftCertificate: DescribedMethod = {
  contract: definePaymentMethod({
    method: 'gift-certificate',
    moneyComes: 'at-once',
    details: { code: z.string().regex(/^[A-Z0-9-]{8,24}$/, 'gift_code_invalid') },
    option: { balance: z.int() },
  }),
  server: (provider) => ({
    ...withProvider(provider),
    referenceOf: () => '',
    reserve: atOnce(provider, ({ code }) => `…${String(code).slice(-4)}`),
    chargeableAgain: () => undefined,
  }),
  texts: {
    en: {
      name: 'Gift certificate',
      short: 'Gift certificate',
      term: 'gift certificate',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'The amount is on your gift certificate again.',
    },
    fr: {
      name: 'Chèque-cadeau',
      short: 'Chèque-cadeau',
      term: 'chèque-cadeau',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'Le montant est de nouveau sur votre chèque-cadeau.',
    },
  },
  example: { code: 'GIFT-1234' },
};
