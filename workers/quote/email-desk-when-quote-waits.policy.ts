import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { emailText, money } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

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
    const { value: to } = await context.queries.store.setting({ name: 'QuoteDeskEmail' });
    if (!to) return;
    const quote = await context.queries.quote.forMail({ quoteId, ...(messageId ? { messageId } : {}) });
    const t = emailText('en', 'quoteDesk');
    const what = t(reason, { name: quote.name });
    await sendEmail(
      { to, personId: quote.personId },
      {
        language: 'en',
        subject: t('subject', { number: quote.quoteNumber, what }),
        greeting: t('greeting'),
        paragraphs: quote.message
          ? [t('withMessage', { what }), t('quoted', { message: quote.message })]
          : [t('alone', { what })],
        rows: [
          { label: t('quote'), value: quote.quoteNumber },
          { label: t('total'), value: money(quote.total, quote.currency, 'en') },
        ],
        link: { text: t('link'), url: `${context.publicOrigin}/admin/quote/${quote.quoteId}/show` },
      },
      context,
    );
  },
});
