import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface QuoteMessageRow {
  readonly message_id: string;
  readonly quote_id: string;
  /** Empty for the quote as a whole. */
  readonly line_id: string;
  readonly visibility: 'internal' | 'customer';
  readonly by: string;
  readonly posted_at: string;
  readonly text: string;
}

/** The thread; a question that returned a quote to its buyer stands in it too. */
export const quoteMessages = defineReadModel<QuoteMessageRow, QuoteEvent>({
  name: 'quote_message',
  version: 1,
  key: 'message_id',
  columns: {
    message_id: 'text',
    quote_id: 'text',
    line_id: 'text',
    visibility: 'text',
    by: 'text',
    posted_at: 'timestamptz',
    text: 'text',
  },
  indexes: ['(quote_id, posted_at)'],
  streams: ({ quote_id }) => [`quote-${quote_id}`],
  on: {
    QuoteMessagePosted: ({ data: { quoteId, messageId, lineId, visibility, by, text }, at }) =>
      put<QuoteMessageRow>(messageId, {
        message_id: messageId,
        quote_id: quoteId,
        line_id: lineId,
        visibility,
        by,
        posted_at: at,
        text,
      }),
    QuoteReturned: ({ data: { quoteId, by, question }, at, id }) =>
      put<QuoteMessageRow>(id, {
        message_id: id,
        quote_id: quoteId,
        line_id: '',
        visibility: 'customer',
        by,
        posted_at: at,
        text: question,
      }),
  },
});
