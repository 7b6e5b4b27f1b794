import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The e-mail names the same time. */
const VALID_HOURS = 1;

export const emailContactWhenPasswordResetRequested = definePolicy<ContactEvent, { contactId: string }>({
  name: 'email-contact-when-password-reset-requested',
  on: { ContactPasswordResetRequested: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'notification',
  async run({ contactId }, context) {
    const { queries, commands, publicOrigin: origin } = context;
    const { contact } = await queries.contact.find({ contactId });
    if (!contact) return;
    const { token } = await commands.signIn.issueResetToken({ contactId, validHours: VALID_HOURS });
    const path = `/account/resetpassword?token=${token}`;
    await sendLetter('password-reset', await queries.letter.contactFacts({ contactId, origin, path }), context);
  },
});
