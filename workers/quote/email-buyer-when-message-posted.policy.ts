import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { letterText } from '#workers/email/letter.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { quoteLetter } from './quote-letter.ts';

/** The message itself stays in the shop: a mail may be forwarded to anybody. */
export const emailBuyerWhenMessagePosted = definePolicy<QuoteEvent, { quoteId: string }>({
  name: 'email-buyer-when-message-posted',
  on: {
    QuoteMessagePosted: ({ data: { quoteId, by, visibility } }) =>
      by.startsWith('staff:') && visibility === 'customer' ? { data: { quoteId } } : [],
  },
  kind: 'letter',
  async run({ quoteId }, context) {
    const quote = await context.call('quote/formail', { quoteId });
    const t = letterText(quote.language, 'messagePosted');
    await sendLetter(
      { to: quote.email, personId: quote.personId },
      quoteLetter(quote, t('subject'), [t('text')], context),
      context,
    );
  },
});
