import type { DisputeEvent } from '#domain/dispute/dispute.events.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

/** Invoices that their buyers dispute, until that is resolved. */
export const disputeWork = defineWorkKind<DisputeEvent>({
  kind: 'dispute',
  page: (invoiceId) => `/invoice/${encodeURIComponent(invoiceId)}/show`,
  hasAnswerTime: true,
  on: {
    InvoiceDisputed: ({ data: { invoiceId, invoiceNumber, accountId, text, amount, currency } }) => ({
      ...{ subjectId: invoiceId, open: true, number: invoiceNumber, accountId, note: firstWords(text) },
      ...{ amount, currency },
    }),
    DisputeResolved: ({ data: { invoiceId } }) => ({ subjectId: invoiceId, open: false }),
  },
});
