import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** To the address that it was: whoever takes an account over by changing its address is seen (security.md S16). */
export const emailContactWhenEmailChanged = definePolicy<ContactEvent, { contactId: string; revision: number }>({
  name: 'email-contact-when-email-changed',
  on: { ContactChanged: ({ data: { contactId }, revision }) => ({ data: { contactId, revision } }) },
  kind: 'notification',
  async run({ contactId, revision }, context) {
    const { states, queries, publicOrigin: origin } = context;
    const { before } = await states.contact.emailBefore({ contactId, revision });
    const { contact } = await queries.contact.find({ contactId });
    if (!before || !contact) return;
    const facts = await queries.letter.contactFacts({ contactId, origin, path: '/pages/contact' });
    await sendLetter('email-changed', { ...facts, to: before }, context);
  },
});
