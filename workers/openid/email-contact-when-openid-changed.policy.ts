import type { OpenidEvent } from '#domain/openid/openid.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

interface Change {
  readonly [field: string]: string;
  readonly linkId: string;
  readonly contactId: string;
  readonly change: 'linked' | 'unlinked';
}

/** Another way to sign in, added from somebody's open session, is seen by its owner. */
export const emailContactWhenOpenidChanged = definePolicy<OpenidEvent, Change>({
  name: 'email-contact-when-openid-changed',
  on: {
    OpenidLinked: ({ data: { linkId, contactId } }) => ({ data: { linkId, contactId, change: 'linked' } }),
    OpenidUnlinked: ({ data: { linkId, contactId } }) => ({ data: { linkId, contactId, change: 'unlinked' } }),
  },
  kind: 'notification',
  async run({ linkId, contactId, change }, context) {
    const { queries, publicOrigin: origin } = context;
    const { provider } = await queries.openid.provider({ linkId });
    const facts = await queries.letter.contactFacts({ contactId, origin, path: '/profile/signinsecurity', provider });
    await sendLetter(`openid-${change}`, facts, context);
  },
});
