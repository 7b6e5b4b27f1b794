import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import type { MailAttachment } from '#platform/adapters/mail/mail.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter, type LetterFacts } from '#workers/letter/send-letter.ts';

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
    const texts = { ...facts.texts, 'quote.revision': String(revision) };
    const attachments = answer === 'published' ? [await offerOnPaper({ quoteId, revision }, facts, context)] : [];
    await sendLetter(letter, { ...facts, texts, attachments }, context);
  },
});

/** As a purchasing department files it. */
async function offerOnPaper(
  offer: { readonly quoteId: string; readonly revision: number },
  { language }: LetterFacts,
  { speaking }: JobContext,
): Promise<MailAttachment> {
  const { fileName, content } = await speaking(language).queries.quote.paper(offer);
  return { fileName, content, contentType: 'application/pdf' };
}
