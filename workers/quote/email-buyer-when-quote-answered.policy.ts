import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { quoteLetter, type QuoteForMail } from './quote-letter.ts';

type Answer = 'requested' | 'published' | 'returned' | 'declined' | 'expired';

const texts: Readonly<
  Record<
    'en' | 'fr',
    Readonly<
      Record<
        Answer,
        { readonly subject: string; readonly text: (quote: QuoteForMail, revision: number) => readonly string[] }
      >
    >
  >
> = {
  en: {
    requested: {
      subject: 'received',
      text: () => ['Thank you for your request. We will look at it and answer you here.'],
    },
    published: {
      subject: 'our offer',
      text: (_quote, revision) => [
        revision > 1
          ? `We have revised our offer (revision ${revision}). Please look at what has changed.`
          : 'Our offer is ready. You can order it with one click until it expires.',
      ],
    },
    returned: {
      subject: 'a question',
      text: ({ reason }) => ['Before we can make our offer we have a question:', reason],
    },
    declined: {
      subject: 'declined',
      text: ({ reason }) => ['We are sorry that we cannot make an offer this time:', reason],
    },
    expired: {
      subject: 'expired',
      text: () => ['Our offer has expired. Change anything in it, and we will look at it again.'],
    },
  },
  fr: {
    requested: {
      subject: 'bien reçue',
      text: () => ['Merci de votre demande. Nous l’examinerons et vous répondrons ici.'],
    },
    published: {
      subject: 'notre offre',
      text: (_quote, revision) => [
        revision > 1
          ? `Nous avons révisé notre offre (révision ${revision}). Voyez ce qui a changé.`
          : 'Notre offre est prête. Vous pouvez la commander d’un clic jusqu’à son échéance.',
      ],
    },
    returned: {
      subject: 'une question',
      text: ({ reason }) => ['Avant de vous faire une offre, nous avons une question\u00a0:', reason],
    },
    declined: {
      subject: 'refusée',
      text: ({ reason }) => ['Nous regrettons de ne pouvoir vous faire d’offre cette fois\u00a0:', reason],
    },
    expired: {
      subject: 'expirée',
      text: () => ['Notre offre est expirée. Modifiez-y quelque chose et nous l’examinerons de nouveau.'],
    },
  },
};

const say = (quoteId: string, answer: Answer, revision = 0) => ({ data: { quoteId, answer, revision } });

/** A mail whenever the quote comes into the buyer's hands, or leaves ours for good. */
export const emailBuyerWhenQuoteAnswered = defineReaction<
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
  kind: 'letter',
  async run({ quoteId, answer, revision }, context) {
    const quote = await context.call('quote/formail', { quoteId });
    const { subject, text } = texts[quote.language][answer];
    await sendLetter(
      { to: quote.email, personId: quote.personId },
      quoteLetter(quote, subject, text(quote, revision), context, answer === 'published'),
      context,
    );
  },
});
