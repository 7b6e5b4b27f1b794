import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenMessagePosted = definePolicy<QuoteEvent, { quoteId: string; messageId: string }>({
  name: 'email-buyer-when-message-posted',
  on: {
    QuoteMessagePosted: ({ data: { quoteId, messageId, by, visibility } }) =>
      by.startsWith('staff:') && visibility === 'customer' ? { data: { quoteId, messageId } } : [],
  },
  kind: 'notification',
  async run({ quoteId, messageId }, context) {
    const { queries, publicOrigin: origin } = context;
    const facts = await queries.letter.quoteFacts({ quoteId, messageId, origin, to: 'buyer' });
    await sendLetter('quote-message', facts, context);
  },
});
