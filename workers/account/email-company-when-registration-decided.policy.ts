import type { AccountEvent } from '#domain/account/account.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: {
    hello: 'Hello',
    approved: {
      subject: 'Your registration is approved',
      what: 'Your company can order now. Your user name is',
      link: 'Sign in',
      path: '/account/login',
    },
    declined: {
      subject: 'Your registration',
      what: 'We could not approve your registration:',
      link: 'Contact us',
      path: '/pages/contact',
    },
  },
  fr: {
    hello: 'Bonjour',
    approved: {
      subject: 'Votre inscription est acceptée',
      what: 'Votre entreprise peut commander dès maintenant. Votre nom d’utilisateur est',
      link: 'Ouvrir une session',
      path: '/account/login',
    },
    declined: {
      subject: 'Votre inscription',
      what: 'Nous n’avons pas pu accepter votre inscription\u00a0:',
      link: 'Nous joindre',
      path: '/pages/contact',
    },
  },
} as const;

type Decided = { readonly accountId: string; readonly verdict: 'approved' | 'declined' };

/** To those who manage the company's account: there is one when it registers. */
export const emailCompanyWhenRegistrationDecided = defineReaction<AccountEvent, Decided>({
  name: 'email-company-when-registration-decided',
  on: {
    AccountApproved: ({ data: { accountId } }) => ({ data: { accountId, verdict: 'approved' } }),
    AccountDeclined: ({ data: { accountId } }) => ({ data: { accountId, verdict: 'declined' } }),
  },
  kind: 'letter',
  async run({ accountId, verdict }, context) {
    const {
      contacts: [contact],
      reason,
    } = await context.call('customer/people', { accountId });
    if (!contact) return;
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = texts[language];
    const { subject, what, link, path } = t[verdict];
    await sendLetter(
      { to: contact.email, personId: `contact:${contact.contactId}` },
      {
        language,
        subject,
        greeting: `${t.hello} ${contact.firstName},`,
        paragraphs: [`${what} ${verdict === 'approved' ? `${contact.userName}.` : reason}`],
        link: { text: link, url: `${context.publicOrigin}${path}` },
      },
      context,
    );
  },
});
