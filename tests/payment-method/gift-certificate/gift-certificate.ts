import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment/method/payment-method.ts';
import { atOnce, withProvider, type DescribedMethod } from '../described.ts';

/** A hold on the certificate’s balance. */
export const giftCertificate = {
  contract: definePaymentMethod({
    method: 'gift-certificate',
    moneyComes: 'at-once',
    details: { code: z.string().regex(/^[A-Z0-9-]{8,24}$/, 'gift_code_invalid') },
    option: {},
  }),
  option: async () => ({}),
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
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'The amount is on your gift certificate again.',
      form: {
        code: 'Certificate code',
        hint: 'It stands on the certificate, such as GIFT-1234.',
      },
      errors: { gift_code_invalid: 'This code is not on any certificate.' },
    },
    fr: {
      name: 'Chèque-cadeau',
      short: 'Chèque-cadeau',
      term: 'chèque-cadeau',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'Le montant est de nouveau sur votre chèque-cadeau.',
      form: {
        code: 'Code du chèque-cadeau',
        hint: 'Il figure sur le chèque-cadeau, par exemple GIFT-1234.',
      },
      errors: { gift_code_invalid: 'Ce code ne figure sur aucun chèque-cadeau.' },
    },
  },
  example: { code: 'GIFT-1234' },
  blank: { code: '' },
} satisfies DescribedMethod;
