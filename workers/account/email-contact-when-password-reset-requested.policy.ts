import type { ContactEvent } from '#domain/account/contact.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: {
    subject: 'A new password',
    hello: 'Hello',
    what: 'Somebody asked for a new password for your account. If it was you, choose one within the next hour:',
    not: 'If it was not you, you need not do anything.',
    link: 'Choose a new password',
  },
  fr: {
    subject: 'Un nouveau mot de passe',
    hello: 'Bonjour',
    what: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-en un dans l’heure\u00a0:',
    not: 'Sinon, vous n’avez rien à faire.',
    link: 'Choisir un nouveau mot de passe',
  },
} as const;

/** As the letter says. */
const VALID_HOURS = 1;

export const emailContactWhenPasswordResetRequested = defineReaction<ContactEvent, { contactId: string }>({
  name: 'email-contact-when-password-reset-requested',
  on: { ContactPasswordResetRequested: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'letter',
  async run({ contactId }, context) {
    const { contact } = await context.call('contact/find', { contactId });
    if (!contact) return;
    const { token } = await context.call('account/issueresettoken', { contactId, validHours: VALID_HOURS });
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = texts[language];
    await sendLetter(
      { to: contact.email, personId: `contact:${contactId}` },
      {
        language,
        subject: t.subject,
        greeting: `${t.hello} ${contact.firstName},`,
        paragraphs: [t.what, t.not],
        link: { text: t.link, url: `${context.publicOrigin}/account/resetpassword?token=${token}` },
      },
      context,
    );
  },
});
