import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { NamedFailure } from '#platform/kernel/failure/named-failure.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

const INVITATION_HOURS = 7 * 24;

type Registered = { readonly contactId: string; readonly accountId: string; readonly by: 'self' | 'staff' };

export const emailContactWhenRegistered = definePolicy<ContactEvent, Registered>({
  name: 'email-contact-when-registered',
  on: {
    ContactRegistered: ({ data: { contactId, accountId, invited, silent } }) =>
      silent ? [] : { data: { contactId, accountId, by: invited ? 'staff' : 'self' } },
    ContactInvited: ({ data: { contactId, accountId } }) => ({ data: { contactId, accountId, by: 'staff' } }),
  },
  kind: 'notification',
  async run(registered, context) {
    const { queries, publicOrigin: origin } = context;
    const { contactId } = registered;
    if (!(await queries.contact.find({ contactId })).contact) throw new NamedFailure('read_model_behind');
    const { letter, path } = await letterFor(registered, context);
    await sendLetter(letter, await queries.letter.contactFacts({ contactId, origin, path }), context);
  },
});

async function letterFor({ contactId, accountId, by }: Registered, { commands, queries }: JobContext) {
  if (by === 'staff') {
    const { token } = await commands.signIn.issueResetToken({ contactId, validHours: INVITATION_HOURS });
    return { letter: 'contact-invited', path: `/account/resetpassword?token=${token}` } as const;
  }
  const { status } = await queries.account.profile({ accountId });
  return status === 'waiting'
    ? ({ letter: 'registration-waiting', path: '/' } as const)
    : ({ letter: 'registration-ready', path: '/account/login' } as const);
}
