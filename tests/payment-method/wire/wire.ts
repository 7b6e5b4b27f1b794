import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** A wire transfer that the buyer makes (spec 5: a reference number is required). */
export const wire = {
  contract: definePaymentMethod({
    method: 'wire',
    moneyComes: 'later',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: {},
  }),
  option: async () => ({}),
  server: () => later(({ reference }) => String(reference)),
  texts: {
    en: {
      name: 'Wire transfer',
      short: 'Wire transfer',
      term: 'wire transfer',
      shown: 'Wire transfer {{text}}',
      refundTo: 'Wire transfer {{text}}',
      refunded: 'We have wired this amount back.',
      form: { reference: 'Wire reference' },
    },
    fr: {
      name: 'Virement',
      short: 'Virement',
      term: 'virement',
      shown: 'Virement {{text}}',
      refundTo: 'Virement {{text}}',
      refunded: 'Nous avons viré ce montant.',
      form: { reference: 'Référence du virement' },
    },
  },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
