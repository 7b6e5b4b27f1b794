import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** Cash, paid at the counter (spec 5: a reference number is required). */
export const cash = {
  contract: definePaymentMethod({
    method: 'cash',
    moneyComes: 'later',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: {},
  }),
  option: async () => ({}),
  server: () => later(({ reference }) => String(reference)),
  texts: {
    en: {
      name: 'Cash',
      short: 'Cash',
      term: 'cash',
      shown: 'Cash {{text}}',
      refundTo: 'Cash {{text}}',
      refunded: 'Come by to get this amount back.',
      form: { reference: 'Receipt number' },
    },
    fr: {
      name: 'Comptant',
      short: 'Comptant',
      term: 'comptant',
      shown: 'Comptant {{text}}',
      refundTo: 'Comptant {{text}}',
      refunded: 'Passez reprendre ce montant.',
      form: { reference: 'Numéro du reçu' },
    },
  },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
