import type { AnswerOf, Queries } from '#platform/operations/features.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { dayText, greetingOf, emailText, money, type Email } from '#workers/email/email.ts';

export type QuoteForMail = AnswerOf<Queries['quote']['forMail']>;

/** An e-mail to the buyer about a quote, in their language. */
export function quoteEmail(
  quote: QuoteForMail,
  subject: string,
  paragraphs: readonly string[],
  { publicOrigin }: JobContext,
  withOffer = false,
): Email {
  const { language } = quote;
  const t = emailText(language, 'quote');
  return {
    language,
    subject: t('subject', { number: quote.quoteNumber, about: subject }),
    greeting: greetingOf(quote.name, language),
    paragraphs,
    ...(withOffer
      ? {
          rows: [
            { label: t('total'), value: money(quote.total, quote.currency, language) },
            { label: t('validUntil'), value: dayText(quote.validUntil, language) },
          ],
        }
      : {}),
    // The paper lies behind the sign-in, with every revision: a page can ask for that, a file cannot.
    link: { text: t(withOffer ? 'offer' : 'link'), url: `${publicOrigin}/profile/quotedetails/${quote.quoteId}` },
  };
}
