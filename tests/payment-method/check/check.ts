import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** A cheque that the buyer sends (spec 5: a reference number is required). */
export const check: DescribedMethod = {
  contract: definePaymentMethod({
    method: 'check',
    moneyComes: 'later',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: {},
  }),
  server: () => later(({ reference }) => `Cheque ${String(reference)}`),
  texts: {
    en: {
      name: 'Cheque',
      short: 'Cheque',
      term: 'cheque',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'We are sending you a cheque.',
    },
    fr: {
      name: 'Chèque',
      short: 'Chèque',
      term: 'chèque',
      shown: '%{text}',
      refundTo: '%{text}',
      refunded: 'Nous vous envoyons un chèque.',
    },
  },
  example: { reference: '4711' },
};
