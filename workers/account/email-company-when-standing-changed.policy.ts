import type { AccountEvent } from '#domain/account/account.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

type Changed = { readonly accountId: string; readonly standing: 'suspended' | 'reopened' };

const PATHS: Readonly<Record<Changed['standing'], string>> = {
  suspended: '/pages/contact',
  reopened: '/account/login',
};

/** To those who manage the account. The reason is for colleagues: the letter does not say it. */
export const emailCompanyWhenStandingChanged = definePolicy<AccountEvent, Changed>({
  name: 'email-company-when-standing-changed',
  on: {
    AccountSuspended: ({ data: { accountId } }) => ({ data: { accountId, standing: 'suspended' } }),
    AccountReopened: ({ data: { accountId } }) => ({ data: { accountId, standing: 'reopened' } }),
  },
  kind: 'notification',
  async run({ accountId, standing }, context) {
    const { queries, publicOrigin: origin } = context;
    const {
      contacts: [contact],
    } = await queries.customer.people({ accountId });
    if (!contact) return;
    const { contactId } = contact;
    const facts = await queries.letter.contactFacts({ contactId, origin, path: PATHS[standing] });
    await sendLetter(`account-${standing}`, facts, context);
  },
});
