import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { NamedFailure } from '#platform/queue/failure.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { emailText, greetingOf } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

export const emailMemberWhenInvited = definePolicy<StaffEvent, { staffId: string; language: string }>({
  name: 'email-member-when-invited',
  on: { StaffMemberInvited: ({ data: { staffId, language } }) => ({ data: { staffId, language } }) },
  kind: 'notification',
  async run({ staffId, language: wanted }, context) {
    const { name, email } = await context.queries.staff.find({ staffId });
    if (!email) throw new NamedFailure('read_model_behind');
    const { token } = await context.commands.staff.issueLink({ staffId });
    const language = wanted === 'fr' ? 'fr' : 'en';
    const t = emailText(language, 'staffInvited');
    await sendEmail(
      { to: email, personId: `staff:${staffId}` },
      {
        language,
        subject: t('subject'),
        greeting: greetingOf(name, language),
        paragraphs: [t('what', { userName: email })],
        // Behind the #, where no server's log keeps it.
        link: { text: t('link'), url: `${context.publicOrigin}/admin/join#token=${token}` },
      },
      context,
    );
  },
});
