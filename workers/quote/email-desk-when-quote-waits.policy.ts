import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { money } from '#workers/email/letter.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

type Reason = 'requested' | 'changed' | 'message' | 'cancelled';

const REASONS: Readonly<Record<Reason, string>> = {
  requested: 'requested a quote',
  changed: 'has changed a quote',
  message: 'sent a message about a quote',
  cancelled: 'has cancelled a quote',
};

/** To the address in the setting QuoteDeskEmail, in English; nobody where it is empty. */
export const emailDeskWhenQuoteWaits = defineReaction<
  QuoteEvent,
  { quoteId: string; reason: Reason; messageId?: string }
>({
  name: 'email-desk-when-quote-waits',
  on: {
    QuoteRequested: ({ data: { quoteId } }) => ({ data: { quoteId, reason: 'requested' } }),
    QuoteSubmitted: ({ data: { quoteId } }) => ({ data: { quoteId, reason: 'changed' } }),
    QuoteMessagePosted: ({ data: { quoteId, by, messageId } }) =>
      by.startsWith('contact:') ? { data: { quoteId, reason: 'message', messageId } } : [],
    QuoteCancelled: ({ data: { quoteId } }) => ({ data: { quoteId, reason: 'cancelled' } }),
  },
  kind: 'letter',
  async run({ quoteId, reason, messageId }, context) {
    const { value: to } = await context.call('store/setting', { name: 'QuoteDeskEmail' });
    if (!to) return;
    const quote = await context.call('quote/formail', { quoteId, ...(messageId ? { messageId } : {}) });
    await sendLetter(
      { to, personId: quote.personId },
      {
        language: 'en',
        subject: `${quote.quoteNumber}: ${quote.name} ${REASONS[reason]}`,
        greeting: 'Hello,',
        paragraphs: [
          `${quote.name} ${REASONS[reason]}${quote.message ? ':' : '.'}`,
          ...(quote.message ? [`“${quote.message}”`] : []),
        ],
        rows: [
          { label: 'Quote', value: quote.quoteNumber },
          { label: 'Total', value: money(quote.total, quote.currency, 'en') },
        ],
        link: { text: 'Open it on the quote desk', url: `${context.publicOrigin}/admin/quote/${quote.quoteId}/show` },
      },
      context,
    );
  },
});
