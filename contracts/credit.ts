import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { amount, done, isoDate, requiredText } from './shared.ts';

const ofHold = { accountId: z.string(), holdId: z.string() };

/** Of what is owed, what should have been paid by now. */
export const overdueFacts = {
  overdue: amount,
  overdueDays: z.int().meta({ description: 'Days since the oldest of it fell due; 0 where nothing is overdue' }),
};

/** A payment on account. */
export const receipt = {
  amount: amount.min(1, 'amount_invalid'),
  reference: requiredText(60).meta({ description: 'Number of the cheque or wire' }),
  receivedOn: z.iso.date('date_invalid'),
  again: z
    .boolean()
    .optional()
    .meta({ description: 'It is another payment, though one with this reference was recorded before' }),
};

export const creditOperations = defineOperations({
  'credit/setlimit': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: "Sets an account's credit limit",
    output: done,
    input: z.strictObject({ accountId: z.string(), limit: amount.min(0), currency: z.string() }),
  },
  'credit/hold': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Holds part of the credit for an order; refuses with credit_exceeded',
    output: done,
    input: z.strictObject({ ...ofHold, amount, currency: z.string() }),
  },
  'credit/postopenitem': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Makes a hold the open item of an order placed then; it falls due after the term of the setting PaymentTermDays',
    output: done,
    input: z.strictObject({ ...ofHold, orderId: z.string(), placedAt: isoDate }),
  },
  'credit/issuenote': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Issues a credit note for a refund, once: it settles the open item of its order first',
    output: done,
    input: z.strictObject({
      accountId: z.string(),
      creditNoteId: z.string(),
      openItemId: z.string(),
      amount: amount.min(1),
    }),
  },
  'credit/receive': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Settles open items with a payment on account, the oldest first; refuses with payment_above_owed, or payment_reference_known',
    output: done,
    input: z.strictObject({ accountId: z.string(), ...receipt }),
  },
  'credit/release': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives a hold back',
    output: done,
    input: z.strictObject({ ...ofHold, reason: z.string() }),
  },
});
