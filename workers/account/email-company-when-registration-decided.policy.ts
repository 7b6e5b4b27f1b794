import type { AccountEvent } from '#domain/account/account.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

type Decided = { readonly accountId: string; readonly verdict: 'approved' | 'declined' };

const PATHS: Readonly<Record<Decided['verdict'], string>> = { approved: '/account/login', declined: '/pages/contact' };

/** To those who manage the company's account: there is one when it registers. */
export const emailCompanyWhenRegistrationDecided = definePolicy<AccountEvent, Decided>({
  name: 'email-company-when-registration-decided',
  on: {
    AccountApproved: ({ data: { accountId } }) => ({ data: { accountId, verdict: 'approved' } }),
    AccountDeclined: ({ data: { accountId } }) => ({ data: { accountId, verdict: 'declined' } }),
  },
  kind: 'notification',
  async run({ accountId, verdict }, context) {
    const { queries, publicOrigin: origin } = context;
    const {
      contacts: [contact],
      reason,
    } = await queries.customer.people({ accountId });
    if (!contact) return;
    const { contactId } = contact;
    const facts = await queries.letter.contactFacts({ contactId, origin, path: PATHS[verdict], reason });
    await sendLetter(`registration-${verdict}`, facts, context);
  },
});
