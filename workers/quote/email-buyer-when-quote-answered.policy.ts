import type { LetterId } from '#contracts/letter-definitions.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

type Answer = 'requested' | 'published' | 'returned' | 'declined' | 'expired';

const LETTERS = {
  requested: 'quote-requested',
  published: 'quote-offered',
  returned: 'quote-question',
  declined: 'quote-declined',
  expired: 'quote-expired',
} as const satisfies Readonly<Record<Answer, LetterId>>;

const say = (quoteId: string, answer: Answer, revision = 0) => ({ data: { quoteId, answer, revision } });

/** A mail whenever the quote comes into the buyer's hands, or leaves ours for good. */
export const emailBuyerWhenQuoteAnswered = definePolicy<
  QuoteEvent,
  { quoteId: string; answer: Answer; revision: number }
>({
  name: 'email-buyer-when-quote-answered',
  on: {
    QuoteRequested: ({ data: { quoteId } }) => say(quoteId, 'requested'),
    QuoteRevisionPublished: ({ data: { quoteId, content } }) => say(quoteId, 'published', content.revision),
    QuoteReturned: ({ data: { quoteId } }) => say(quoteId, 'returned'),
    QuoteDeclined: ({ data: { quoteId } }) => say(quoteId, 'declined'),
    QuoteExpired: ({ data: { quoteId, revision } }) => say(quoteId, 'expired', revision),
  },
  kind: 'notification',
  async run({ quoteId, answer, revision }, context) {
    const { queries, publicOrigin: origin } = context;
    const facts = await queries.letter.quoteFacts({ quoteId, origin, to: 'buyer' });
    const letter = answer === 'published' && revision > 1 ? 'quote-revised' : LETTERS[answer];
    await sendLetter(letter, { ...facts, texts: { ...facts.texts, 'quote.revision': String(revision) } }, context);
  },
});
