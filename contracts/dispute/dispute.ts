// What a buyer says is wrong with an invoice, and how it is resolved (issue 34).
import { z } from 'zod';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS } from '#domain/dispute/dispute.events.ts';
import { settings } from '../setting/settings.ts';
import { defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { amount, done, id, isoDate, requiredText } from '../shared/shared.ts';

const words = requiredText(2_000);

export const dispute = z.object({
  DisputeId: z.string(),
  Status: z.enum(['open', ...DISPUTE_OUTCOMES]),
  Reason: z.enum(DISPUTE_REASONS),
  Amount: amount.meta({ description: 'What was owed when it was disputed' }),
  DisputedAt: isoDate,
  Messages: z.array(
    z.object({
      MessageId: z.string(),
      Side: z.enum(['buyer', 'staff']),
      By: z.string(),
      At: isoDate,
      Text: z.string(),
    }),
  ),
});
export type Dispute = z.output<typeof dispute>;

export const disputeOperations = defineOperations({
  'customer/disputeinvoice': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    refusesCardNumbers: true,
    summary: 'Disputes an invoice that is owed: nobody is reminded of it until that is resolved',
    input: z.strictObject({ InvoiceId: id, Reason: z.enum(DISPUTE_REASONS), Text: words }),
    output: done,
  },
  'customer/answerdispute': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    refusesCardNumbers: true,
    summary: 'Writes to the shop about a dispute',
    input: z.strictObject({ InvoiceId: id, Text: words }),
    output: done,
  },
  'admin/dispute/answer': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Answers the buyer who disputes an invoice, by a letter, too',
    input: z.strictObject({ invoiceId: id, text: words }),
    output: done,
  },
  'admin/dispute/resolve': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Ends a dispute: a credit note was issued, or the invoice is owed as it was billed',
    input: z.strictObject({
      invoiceId: id,
      outcome: z.enum(DISPUTE_OUTCOMES),
      creditNoteId: z.union([z.literal(''), id]).default(''),
      text: words,
    }),
    output: done,
  },
});
