import { z } from 'zod';
import { frameUrl } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** What a provider's own fields gave for a bank account and the consent to debit it. */
export const bankToken = z.string().regex(/^bank_\w{16,120}$/, 'bank_token_invalid');

/**
 * A debit of the buyer's bank account (spec 3 and 5, ACH). Bank, routing and account number, holder, type and consent are
 * given on the provider's own page: `token` stands for them. It settles days after the order, and the bank may return it.
 */
export const bankDebit = {
  ...definePaymentMethod({
    method: 'bank-debit',
    moneyComes: 'later',
    reportedBy: 'provider',
    maximum: 'BankDebitMaximum',
    details: {
      token: bankToken,
      save: z
        .literal(true)
        .optional()
        .meta({ description: 'The provider keeps the account for the next time, once its debit was begun' }),
    },
    /** `bankFormUrl` is the page with the provider's own fields, for an iframe. */
    option: {
      bankFormUrl: frameUrl,
      canSave: z.boolean().meta({ description: 'Who asks may have accounts saved, and perhaps has some' }),
    },
  }),
  /** Switches it on. */
  offered: 'PayByBankDebit',
} as const;
