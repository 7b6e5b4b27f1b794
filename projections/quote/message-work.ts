import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

const answered = ({ data: { quoteId } }: { readonly data: { readonly quoteId: string } }) => ({
  subjectId: quoteId,
  open: false,
});

/** A message of a buyer that nobody has answered is work, whoever the quote waits for. */
export const messageWork = defineWorkKind<QuoteEvent>({
  kind: 'message',
  belongs: { of: 'order' },
  hasAnswerTime: true,
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
      amount: 0,
      currency,
    }),
    QuoteMessagePosted: ({ data: { quoteId, by, visibility, text } }) => {
      if (by.startsWith('contact:')) return { subjectId: quoteId, open: true, note: firstWords(text) };
      return visibility === 'customer' ? { subjectId: quoteId, open: false } : undefined;
    },
    QuoteRevisionPublished: ({ data: { quoteId, content } }) => ({
      subjectId: quoteId,
      open: false,
      amount: content.totals.subTotal - content.totals.discount,
    }),
    QuoteMessagesClosed: answered,
    QuoteReturned: answered,
    QuoteDeclined: answered,
    QuoteCancelled: answered,
  },
});
