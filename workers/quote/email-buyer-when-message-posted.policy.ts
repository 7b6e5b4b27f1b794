import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { quoteEmail } from './quote-email.ts';

/** The message itself stays in the shop: a mail may be forwarded to anybody. */
export const emailBuyerWhenMessagePosted = definePolicy<QuoteEvent, { quoteId: string }>({
  name: 'email-buyer-when-message-posted',
  on: {
    QuoteMessagePosted: ({ data: { quoteId, by, visibility } }) =>
      by.startsWith('staff:') && visibility === 'customer' ? { data: { quoteId } } : [],
  },
  kind: 'notification',
  async run({ quoteId }, context) {
    const quote = await context.queries.quote.forMail({ quoteId });
    const t = emailText(quote.language, 'messagePosted');
    await sendEmail(
      { to: quote.email, personId: quote.personId },
      quoteEmail(quote, t('subject'), [t('text')], context),
      context,
    );
  },
});
