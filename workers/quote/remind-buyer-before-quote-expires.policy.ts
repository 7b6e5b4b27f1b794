import { REMINDER_DAYS, type QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

const DAY_MS = 86_400_000;

/**
 * Three days before; not for an offer that was accepted, replaced or withdrawn meanwhile, nor for one that lasts no
 * longer than that.
 */
export const remindBuyerBeforeQuoteExpires = definePolicy<QuoteEvent, { quoteId: string; revision: number }>({
  name: 'remind-buyer-before-quote-expires',
  on: {
    QuoteRevisionPublished: ({ data: { quoteId, content, expiresAt }, at }) => {
      const delayMs = Date.parse(expiresAt) - REMINDER_DAYS * DAY_MS - Date.parse(at);
      return delayMs > 0 ? { data: { quoteId, revision: content.revision }, delayMs } : [];
    },
  },
  kind: 'notification',
  async run({ quoteId, revision }, context) {
    const { queries, publicOrigin: origin } = context;
    const quote = await queries.quote.forMail({ quoteId });
    if (quote.status !== 'approved' || quote.revision !== revision) return;
    await sendLetter('quote-expiring', await queries.letter.quoteFacts({ quoteId, origin, to: 'buyer' }), context);
  },
});
