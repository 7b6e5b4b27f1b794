import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment-method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** An electronic funds transfer that the buyer makes (spec 5: a reference number is required). */
export const eft = {
  contract: definePaymentMethod({
    method: 'eft',
    moneyComes: 'later',
    details: { reference: z.string().trim().min(1, 'reference_required').max(60) },
    option: {},
  }),
  option: async () => ({}),
  server: () => later(({ reference }) => String(reference)),
  texts: {
    en: {
      name: 'EFT',
      short: 'EFT',
      term: 'electronic transfer',
      shown: 'EFT {{text}}',
      refundTo: 'EFT {{text}}',
      refunded: 'We have transferred this amount back.',
      form: { reference: 'EFT reference' },
    },
    fr: {
      name: 'TEF',
      short: 'TEF',
      term: 'transfert électronique',
      shown: 'TEF {{text}}',
      refundTo: 'TEF {{text}}',
      refunded: 'Nous avons transféré ce montant.',
      form: { reference: 'Référence du TEF' },
    },
  },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
