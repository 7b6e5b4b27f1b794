import type { ContactEvent } from '#domain/account/contact.events.ts';
import { NamedFailure } from '#platform/queue/failure.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: {
    hello: 'Hello',
    ready: {
      subject: 'Welcome to Industrial Equipment',
      what: 'Your account is ready. Your user name is',
      link: 'Sign in',
    },
    waiting: {
      subject: 'We received your registration',
      what: 'We look at your registration and write to you as soon as you can sign in. Your user name will be',
      link: 'To the shop',
    },
    invited: {
      subject: 'Your sign-in for Industrial Equipment',
      what: 'You can order in the name of your company. Choose a password within seven days; your user name is',
      link: 'Choose a password',
    },
  },
  fr: {
    hello: 'Bonjour',
    ready: {
      subject: 'Bienvenue chez Équipement industriel',
      what: 'Votre compte est prêt. Votre nom d’utilisateur est',
      link: 'Ouvrir une session',
    },
    waiting: {
      subject: 'Nous avons reçu votre inscription',
      what: 'Nous étudions votre inscription et vous écrirons dès que vous pourrez ouvrir une session. Votre nom d’utilisateur sera',
      link: 'Vers la boutique',
    },
    invited: {
      subject: 'Votre accès chez Équipement industriel',
      what: 'Vous pouvez commander au nom de votre entreprise. Choisissez un mot de passe dans les sept jours; votre nom d’utilisateur est',
      link: 'Choisir un mot de passe',
    },
  },
} as const;

const INVITATION_HOURS = 7 * 24;

type Registered = { readonly contactId: string; readonly accountId: string; readonly by: 'self' | 'staff' };

export const emailContactWhenRegistered = defineReaction<ContactEvent, Registered>({
  name: 'email-contact-when-registered',
  on: {
    ContactRegistered: ({ data: { contactId, accountId, invited } }) => ({
      data: { contactId, accountId, by: invited ? 'staff' : 'self' },
    }),
  },
  kind: 'letter',
  async run(registered, context) {
    const { contact } = await context.call('contact/find', { contactId: registered.contactId });
    if (!contact) throw new NamedFailure('read_model_behind');
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const { kind, path } = await letterFor(registered, context);
    const t = texts[language];
    await sendLetter(
      { to: contact.email, personId: `contact:${registered.contactId}` },
      {
        language,
        subject: t[kind].subject,
        greeting: `${t.hello} ${contact.firstName},`,
        paragraphs: [`${t[kind].what} ${contact.userName}.`],
        link: { text: t[kind].link, url: `${context.publicOrigin}${path}` },
      },
      context,
    );
  },
});

async function letterFor({ contactId, accountId, by }: Registered, { call }: JobContext) {
  if (by === 'staff') {
    const { token } = await call('account/issueresettoken', { contactId, validHours: INVITATION_HOURS });
    return { kind: 'invited', path: `/account/resetpassword?token=${token}` } as const;
  }
  const { status } = await call('account/terms', { accountId });
  return status === 'waiting'
    ? ({ kind: 'waiting', path: '/' } as const)
    : ({ kind: 'ready', path: '/account/login' } as const);
}
