import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

const over = ({ data: { quoteId } }: { readonly data: { readonly quoteId: string } }) => ({
  subjectId: quoteId,
  open: false,
});

/** Prices far below the catalogue that a second CSR was asked to approve. */
export const approvalWork = defineWorkKind<QuoteEvent>({
  kind: 'approval',
  belongs: { of: 'order' },
  page: (quoteId) => `/quote/${quoteId}/show`,
  on: {
    QuoteRequested: ({ data: { quoteId, quoteNumber, accountId, placedBy, lines, currency } }) => ({
      subjectId: quoteId,
      open: false,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      amount: subTotal(lines.map(priced)),
      currency,
    }),
    QuoteDrafted: ({ data: { quoteId, quoteNumber, accountId, placedBy, currency } }) => ({
      subjectId: quoteId,
      open: false,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      currency,
    }),
    QuoteApprovalRequested: ({ data: { quoteId } }) => ({ subjectId: quoteId, open: true }),
    QuotePricingApproved: over,
    QuoteRevisionPublished: over,
    QuoteReturned: over,
    QuoteDeclined: over,
    QuoteCancelled: over,
  },
});
