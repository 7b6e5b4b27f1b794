import type { ContactEvent } from '#domain/account/contact.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: {
    subject: 'Your e-mail address was changed',
    hello: 'Hello',
    what: 'Our staff changed the e-mail address of your account. From now on we write to the new one, and you have to sign in again. Your user name is still',
    not: 'If you did not ask for this, please call us at once.',
    link: 'Contact us',
  },
  fr: {
    subject: 'Votre adresse de courriel a été modifiée',
    hello: 'Bonjour',
    what: 'Notre personnel a modifié l’adresse de courriel de votre compte. Nous écrirons désormais à la nouvelle, et vous devez ouvrir une nouvelle session. Votre nom d’utilisateur est toujours',
    not: 'Si vous ne l’avez pas demandé, veuillez nous appeler immédiatement.',
    link: 'Nous joindre',
  },
} as const;

/** To the address that it was: whoever takes an account over by changing its address is seen (security.md S16). */
export const emailContactWhenEmailChanged = defineReaction<ContactEvent, { contactId: string; revision: number }>({
  name: 'email-contact-when-email-changed',
  on: { ContactChanged: ({ data: { contactId }, revision }) => ({ data: { contactId, revision } }) },
  kind: 'letter',
  async run({ contactId, revision }, context) {
    const { before } = await context.call('contact/emailbefore', { contactId, revision });
    const { contact } = await context.call('contact/find', { contactId });
    if (!before || !contact) return;
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = texts[language];
    await sendLetter(
      { to: before, personId: `contact:${contactId}` },
      {
        language,
        subject: t.subject,
        greeting: `${t.hello} ${contact.firstName},`,
        paragraphs: [`${t.what} ${contact.userName}.`, t.not],
        link: { text: t.link, url: `${context.publicOrigin}/pages/contact` },
      },
      context,
    );
  },
});
