import type { ContactEvent } from '#domain/account/contact.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { greetingOf, emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

/** The e-mail names the same time. */
const VALID_HOURS = 1;

export const emailContactWhenPasswordResetRequested = definePolicy<ContactEvent, { contactId: string }>({
  name: 'email-contact-when-password-reset-requested',
  on: { ContactPasswordResetRequested: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'notification',
  async run({ contactId }, context) {
    const { contact } = await context.queries.contact.find({ contactId });
    if (!contact) return;
    const { token } = await context.commands.signIn.issueResetToken({ contactId, validHours: VALID_HOURS });
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = emailText(language, 'passwordReset');
    await sendEmail(
      { to: contact.email, personId: `contact:${contactId}` },
      {
        language,
        subject: t('subject'),
        greeting: greetingOf(contact.firstName, language),
        paragraphs: [t('what'), t('not')],
        link: { text: t('link'), url: `${context.publicOrigin}/account/resetpassword?token=${token}` },
      },
      context,
    );
  },
});
