import type { AccountEvent } from '#domain/account/account.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { greetingOf, emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

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
    const {
      contacts: [contact],
      reason,
    } = await context.queries.customer.people({ accountId });
    if (!contact) return;
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const t = emailText(language, 'registrationDecided');
    await sendEmail(
      { to: contact.email, personId: `contact:${contact.contactId}` },
      {
        language,
        subject: t(`${verdict}.subject`),
        greeting: greetingOf(contact.firstName, language),
        paragraphs: [t(`${verdict}.what`, { userName: contact.userName, reason })],
        link: { text: t(`${verdict}.link`), url: `${context.publicOrigin}${PATHS[verdict]}` },
      },
      context,
    );
  },
});
