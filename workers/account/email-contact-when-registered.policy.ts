import type { ContactEvent } from '#domain/account/contact.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: { subject: 'Welcome to Industrial Equipment', hello: 'Hello', what: 'Your account is ready. Your user name is', link: 'Sign in' },
  fr: { subject: 'Bienvenue chez Équipement industriel', hello: 'Bonjour', what: 'Votre compte est prêt. Votre nom d’utilisateur est', link: 'Ouvrir une session' },
} as const;

export const emailContactWhenRegistered = defineReaction<ContactEvent, { contactId: string }>({
  name: 'email-contact-when-registered',
  on: { ContactRegistered: ({ data: { contactId } }) => ({ data: { contactId } }) },
  afterCrash: 'again',
  async run({ contactId }, context) {
    const { contact } = await context.call('contact/find', { contactId });
    if (!contact) throw new Error(`contact ${contactId} is not in the read model yet`);
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = texts[language];
    await sendLetter(contact.email, {
      language,
      subject: t.subject,
      greeting: `${t.hello} ${contact.firstName},`,
      paragraphs: [`${t.what} ${contact.userName}.`],
      link: { text: t.link, url: `${context.publicOrigin}/account/login` },
    }, context);
  },
});
