import type { ContactEvent } from '#domain/account/contact.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { greetingOf, emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

/** To the address that it was: whoever takes an account over by changing its address is seen (security.md S16). */
export const emailContactWhenEmailChanged = definePolicy<ContactEvent, { contactId: string; revision: number }>({
  name: 'email-contact-when-email-changed',
  on: { ContactChanged: ({ data: { contactId }, revision }) => ({ data: { contactId, revision } }) },
  kind: 'notification',
  async run({ contactId, revision }, context) {
    const { before } = await context.states.contact.emailBefore({ contactId, revision });
    const { contact } = await context.queries.contact.find({ contactId });
    if (!before || !contact) return;
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = emailText(language, 'emailChanged');
    await sendEmail(
      { to: before, personId: `contact:${contactId}` },
      {
        language,
        subject: t('subject'),
        greeting: greetingOf(contact.firstName, language),
        paragraphs: [t('what', { userName: contact.userName }), t('not')],
        link: { text: t('link'), url: `${context.publicOrigin}/pages/contact` },
      },
      context,
    );
  },
});
