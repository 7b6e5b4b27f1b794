import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The message itself stays in the shop: a mail may be forwarded to anybody. */
export const emailBuyerWhenMessagePosted = definePolicy<QuoteEvent, { quoteId: string }>({
  name: 'email-buyer-when-message-posted',
  on: {
    QuoteMessagePosted: ({ data: { quoteId, by, visibility } }) =>
      by.startsWith('staff:') && visibility === 'customer' ? { data: { quoteId } } : [],
  },
  kind: 'notification',
  async run({ quoteId }, context) {
    const { queries, publicOrigin: origin } = context;
    await sendLetter('quote-message', await queries.letter.quoteFacts({ quoteId, origin, to: 'buyer' }), context);
  },
});
