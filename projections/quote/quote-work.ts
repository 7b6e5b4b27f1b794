import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

type OfQuote = { readonly data: { readonly quoteId: string } };
const waits = ({ data: { quoteId } }: OfQuote) => ({ subjectId: quoteId, open: true });
const answered = ({ data: { quoteId } }: OfQuote) => ({ subjectId: quoteId, open: false });

/** Quotes that wait for a CSR. */
export const quoteWork = defineWorkKind<QuoteEvent>({
  kind: 'quote',
  belongs: { of: 'order' },
  page: (quoteId) => `/quote/${quoteId}/show`,
  on: {
    QuoteRequested: ({ data: { quoteId, quoteNumber, accountId, placedBy, lines, currency } }) => ({
      subjectId: quoteId,
      open: true,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      amount: subTotal(lines.map(priced)),
      currency,
    }),
    QuoteDrafted: ({ data: { quoteId, quoteNumber, accountId, placedBy, currency } }) => ({
      subjectId: quoteId,
      open: true,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      amount: 0,
      currency,
    }),
    QuoteSubmitted: waits,
    QuoteRevisionPublished: ({ data: { quoteId, content } }) => ({
      subjectId: quoteId,
      open: false,
      amount: content.totals.subTotal - content.totals.discount,
    }),
    QuoteReturned: answered,
    QuoteDeclined: answered,
    QuoteCancelled: answered,
  },
});
