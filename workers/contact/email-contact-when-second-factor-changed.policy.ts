import type { ContactEvent } from '#domain/contact/contact.events.ts';
import type { RemovedFactor } from '#domain/shared/second-factor.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

interface Change {
  readonly [field: string]: string;
  readonly contactId: string;
  readonly change: 'added' | 'removed';
  readonly factor: RemovedFactor;
}

/** Whoever does it from somebody's open session, or for a lost phone that is not lost, is seen (security.md T6 and T7). */
export const emailContactWhenSecondFactorChanged = definePolicy<ContactEvent, Change>({
  name: 'email-contact-when-second-factor-changed',
  on: {
    ContactSecondFactorAdded: ({ data: { contactId, factor } }) => ({ data: { contactId, change: 'added', factor } }),
    ContactSecondFactorRemoved: ({ data: { contactId, factor } }) => ({
      data: { contactId, change: 'removed', factor },
    }),
  },
  kind: 'notification',
  async run({ contactId, change, factor }, context) {
    const { queries, publicOrigin: origin } = context;
    const facts = await queries.letter.contactFacts({ contactId, origin, path: '/profile/signinsecurity', factor });
    await sendLetter(`second-factor-${change}`, facts, context);
  },
});
