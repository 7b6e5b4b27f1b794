import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

type Reason = 'requested' | 'changed' | 'message' | 'cancelled';

/** To the address in the setting QuoteDeskEmail, in English; nobody where it is empty. */
export const emailDeskWhenQuoteWaits = definePolicy<
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
  kind: 'notification',
  async run({ quoteId, reason, messageId }, context) {
    const { queries, publicOrigin: origin } = context;
    const facts = await queries.letter.quoteFacts({ quoteId, origin, to: 'desk', ...(messageId ? { messageId } : {}) });
    await sendLetter(`desk-quote-${reason}`, facts, context);
  },
});
