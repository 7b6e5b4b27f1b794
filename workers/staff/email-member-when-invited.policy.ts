import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { NamedFailure } from '#platform/kernel/failure/named-failure.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailMemberWhenInvited = definePolicy<StaffEvent, { staffId: string; language: string }>({
  name: 'email-member-when-invited',
  on: { StaffMemberInvited: ({ data: { staffId, language } }) => ({ data: { staffId, language } }) },
  kind: 'notification',
  async run({ staffId, language: wanted }, context) {
    const { name, email: to } = await context.queries.staff.find({ staffId });
    if (!to) throw new NamedFailure('read_model_behind');
    const { token } = await context.commands.staff.issueLink({ staffId });
    const texts = {
      'recipient.name': name,
      'contact.userName': to,
      // Behind the #, where no server's log keeps it.
      'contact.link': `${context.publicOrigin}/admin/join#token=${token}`,
    };
    const language = wanted === 'fr' ? 'fr' : 'en';
    await sendLetter('staff-invited', { to, personId: `staff:${staffId}`, language, texts, tables: {} }, context);
  },
});
