import type { ImportSourceEvent } from '#domain/import-source/import-source.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

interface Report {
  readonly [field: string]: string | number;
  readonly sourceId: string;
  readonly turn: number;
  readonly importId: string;
  readonly staffId: string;
}

/** What changed, what was wrong, and where to look. */
export const emailStaffWhenReportDue = definePolicy<ImportSourceEvent, Report>({
  name: 'email-staff-when-report-due',
  on: { ImportSourceReportDue: ({ data }) => ({ data: { ...data } }) },
  kind: 'notification',
  async run(about, context) {
    const { publicOrigin: origin } = context;
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.importSource.reportFacts({ ...about, origin }),
    );
    await sendLetter('import-report', facts, context);
  },
});
