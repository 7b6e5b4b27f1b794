import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The last letter that they get: afterwards nobody knows their address. */
export const emailContactWhenErasureRequested = definePolicy<ErasureEvent, { contactId: string }>({
  name: 'email-contact-when-erasure-requested',
  on: { ErasureRequested: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'notification',
  async run({ contactId }, context) {
    const { queries, publicOrigin: origin } = context;
    await sendLetter('erasure-requested', await queries.erasure.letterFacts({ contactId, origin }), context);
  },
});
