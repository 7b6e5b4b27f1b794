import type { Output } from '#contracts/api.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { COLON, dayText, money, type Letter } from '#workers/email/letter.ts';

export type QuoteForMail = Output<'quote/formail'>;

const texts = {
  en: {
    hello: 'Hello',
    quote: 'Quote',
    total: 'Total',
    validUntil: 'Valid until',
    link: 'See your quote',
    offer: 'See the offer, order it or download it as a PDF',
  },
  fr: {
    hello: 'Bonjour',
    quote: 'Soumission',
    total: 'Total',
    validUntil: 'Valable jusqu’au',
    link: 'Voir votre soumission',
    offer: 'Voir l’offre, la commander ou la télécharger en PDF',
  },
} as const;

/** A letter to the buyer about a quote, in their language. */
export function quoteLetter(
  quote: QuoteForMail,
  subject: string,
  paragraphs: readonly string[],
  { publicOrigin }: JobContext,
  withOffer = false,
): Letter {
  const { language } = quote;
  const t = texts[language];
  return {
    language,
    subject: `${t.quote} ${quote.quoteNumber}${COLON[language]} ${subject}`,
    greeting: `${t.hello} ${quote.name},`,
    paragraphs,
    ...(withOffer
      ? {
          rows: [
            { label: t.total, value: money(quote.total, quote.currency, language) },
            { label: t.validUntil, value: dayText(quote.validUntil, language) },
          ],
        }
      : {}),
    // The paper lies behind the sign-in, with every revision: a page can ask for that, a file cannot.
    link: { text: withOffer ? t.offer : t.link, url: `${publicOrigin}/profile/quotedetails/${quote.quoteId}` },
  };
}
