import type { ContactEvent } from '#domain/account/contact.events.ts';
import { NamedFailure } from '#platform/queue/failure.ts';
import type { JobContext } from '#platform/queue/job.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { greetingOf, emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

const INVITATION_HOURS = 7 * 24;

type Registered = { readonly contactId: string; readonly accountId: string; readonly by: 'self' | 'staff' };

export const emailContactWhenRegistered = definePolicy<ContactEvent, Registered>({
  name: 'email-contact-when-registered',
  on: {
    ContactRegistered: ({ data: { contactId, accountId, invited } }) => ({
      data: { contactId, accountId, by: invited ? 'staff' : 'self' },
    }),
  },
  kind: 'notification',
  async run(registered, context) {
    const { contact } = await context.queries.contact.find({ contactId: registered.contactId });
    if (!contact) throw new NamedFailure('read_model_behind');
    const language = contact.language === 'fr' ? 'fr' : 'en';
    const { kind, path } = await emailFor(registered, context);
    const t = emailText(language, 'registered');
    await sendEmail(
      { to: contact.email, personId: `contact:${registered.contactId}` },
      {
        language,
        subject: t(`${kind}.subject`),
        greeting: greetingOf(contact.firstName, language),
        paragraphs: [t(`${kind}.what`, { userName: contact.userName })],
        link: { text: t(`${kind}.link`), url: `${context.publicOrigin}${path}` },
      },
      context,
    );
  },
});

async function emailFor({ contactId, accountId, by }: Registered, { commands, queries }: JobContext) {
  if (by === 'staff') {
    const { token } = await commands.signIn.issueResetToken({ contactId, validHours: INVITATION_HOURS });
    return { kind: 'invited', path: `/account/resetpassword?token=${token}` } as const;
  }
  const { status } = await queries.account.profile({ accountId });
  return status === 'waiting'
    ? ({ kind: 'waiting', path: '/' } as const)
    : ({ kind: 'ready', path: '/account/login' } as const);
}
