import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** A cheque that the buyer sends (spec 5: a reference number is required). */
export const check = {
  contract: definePaymentMethod({
    method: 'check',
    moneyComes: 'later',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: {},
  }),
  option: async () => ({}),
  server: () => later(({ reference }) => String(reference)),
  texts: {
    en: {
      name: 'Cheque',
      short: 'Cheque',
      term: 'cheque',
      shown: 'Cheque {{text}}',
      refundTo: 'Cheque {{text}}',
      refunded: 'We are sending you a cheque.',
      form: { reference: 'Cheque number' },
    },
    fr: {
      name: 'Chèque',
      short: 'Chèque',
      term: 'chèque',
      shown: 'Chèque {{text}}',
      refundTo: 'Chèque {{text}}',
      refunded: 'Nous vous envoyons un chèque.',
      form: { reference: 'Numéro du chèque' },
    },
  },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
