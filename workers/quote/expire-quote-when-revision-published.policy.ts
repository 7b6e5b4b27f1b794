import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * The timer of a revision; the decider decides whether it still applies. While the quote is being converted it looks
 * again: that may come to nothing.
 */
export const expireQuoteWhenRevisionPublished = definePolicy<QuoteEvent, { quoteId: string; revision: number }>({
  name: 'expire-quote-when-revision-published',
  on: {
    QuoteRevisionPublished: ({ data: { quoteId, content, expiresAt }, at }) => ({
      data: { quoteId, revision: content.revision },
      delayMs: Math.max(0, Date.parse(expiresAt) - Date.parse(at)),
    }),
  },
  kind: 'step',
  async run(revision, { commands }) {
    const { open } = await commands.quote.expire(revision);
    return open ? { laterMs: MINUTE } : undefined;
  },
});
