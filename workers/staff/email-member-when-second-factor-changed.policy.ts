import type { RemovedFactor } from '#domain/shared/second-factor.ts';
import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

interface Change {
  readonly [field: string]: string;
  readonly staffId: string;
  readonly change: 'added' | 'removed';
  readonly factor: RemovedFactor;
  readonly language: 'en' | 'fr';
}

export const emailMemberWhenSecondFactorChanged = definePolicy<StaffEvent, Change>({
  name: 'email-member-when-second-factor-changed',
  on: {
    StaffMemberSecondFactorAdded: ({ data: { staffId, factor, language } }) => ({
      data: { staffId, change: 'added', factor, language },
    }),
    StaffMemberSecondFactorRemoved: ({ data: { staffId, factor, language } }) => ({
      data: { staffId, change: 'removed', factor, language },
    }),
  },
  kind: 'notification',
  async run({ staffId, change, factor, language }, context) {
    const facts = await context.queries.letter.memberFacts({
      staffId,
      factor,
      language,
      link: `${context.publicOrigin}/admin/sign-in`,
    });
    await sendLetter(`staff-second-factor-${change}`, facts, context);
  },
});
