import { z } from 'zod';
import { definePaymentMethod } from '#contracts/payment/method/payment-method.ts';
import { later, type DescribedMethod } from '../described.ts';

/** Bank debit. The account's number goes to the bank's own page, and its token comes here (spec 5, consent). */
export const ach = {
  contract: definePaymentMethod({
    method: 'ach',
    moneyComes: 'later',
    details: {
      bankToken: z.string().regex(/^bank_[A-Za-z0-9]{8,}$/, 'bank_token_invalid'),
      accountHolder: z.string().trim().min(1, 'required').max(60),
      accountType: z.enum(['savings', 'current']),
      consent: z.literal(true, 'consent_required'),
    },
    option: { bankFormUrl: z.url() },
  }),
  option: async (accountId) => (accountId ? { bankFormUrl: 'https://bank.test/fields' } : undefined),
  server: () => ({
    ...later(({ accountHolder }) => `Bank account of ${String(accountHolder)}`),
    referenceOf: () => '',
    chargeableAgain: (details) => details,
  }),
  texts: {
    en: {
      name: 'Bank debit',
      short: 'Bank debit',
      term: 'bank debit',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'We have paid this amount into your bank account.',
      form: {
        accountHolder: 'Account holder',
        accountType: 'Account type',
        current: 'Current',
        savings: 'Savings',
        bankFields: 'Bank account',
        consent: 'I allow this amount to be debited from my account.',
      },
      errors: { consent_required: 'Please allow the debit.' },
    },
    fr: {
      name: 'Débit bancaire',
      short: 'Débit bancaire',
      term: 'débit bancaire',
      shown: '{{text}}',
      refundTo: '{{text}}',
      refunded: 'Nous avons versé ce montant à votre compte bancaire.',
      form: {
        accountHolder: 'Titulaire du compte',
        accountType: 'Type de compte',
        current: 'Chèques',
        savings: 'Épargne',
        bankFields: 'Compte bancaire',
        consent: 'J’autorise le débit de ce montant de mon compte.',
      },
      errors: { consent_required: 'Veuillez autoriser le débit.' },
    },
  },
  example: { bankToken: 'bank_12345678', accountHolder: 'Ada Roy', accountType: 'current', consent: true },
  blank: { accountHolder: '', consent: false },
} satisfies DescribedMethod;
