import { z } from 'zod';
import { amount } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** Paying later, against the account's credit (spec 5: a reference number is required). */
export const terms = definePaymentMethod({
  method: 'terms',
  moneyComes: 'account',
  isMoney: false,
  reference: 'poNumber',
  details: { poNumber: z.string().trim().min(1, 'reference_required').max(40) },
  /** The rest of the account's credit limit, in minor units; `overdueDays` where something overdue blocks orders on terms. */
  option: { creditLeft: amount, creditLimit: amount, overdueDays: z.int().optional() },
});
