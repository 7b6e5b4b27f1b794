import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { quoteEmail } from './quote-email.ts';

type Answer = 'requested' | 'published' | 'returned' | 'declined' | 'expired';

/** The dealer's own words: a question, or why there is no offer. */
const withReason: readonly Answer[] = ['returned', 'declined'];

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
    const quote = await context.queries.quote.forMail({ quoteId });
    const t = emailText(quote.language, 'quoteAnswered');
    const text = answer === 'published' && revision > 1 ? t('published.revised', { revision }) : t(`${answer}.text`);
    const paragraphs = [text, ...(withReason.includes(answer) ? [quote.reason] : [])];
    await sendEmail(
      { to: quote.email, personId: quote.personId },
      quoteEmail(quote, t(`${answer}.subject`), paragraphs, context, answer === 'published'),
      context,
    );
  },
});
