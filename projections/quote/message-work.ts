import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

const FIRST_WORDS = 80;
const firstWords = (text: string) =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).replace(/\s+\S*$/, '')}…` : text;

const answered = ({ data: { quoteId } }: { readonly data: { readonly quoteId: string } }) => ({
  subjectId: quoteId,
  open: false,
});

/** A message of a buyer that nobody has answered is work, whoever the quote waits for. */
export const messageWork = defineWorkKind<QuoteEvent>({
  kind: 'message',
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
    QuoteReturned: answered,
    QuoteDeclined: answered,
    QuoteCancelled: answered,
  },
});
