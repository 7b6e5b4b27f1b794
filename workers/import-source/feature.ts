import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailStaffWhenReportDue } from './email-staff-when-report-due.policy.ts';
import { importFileWhenRunDue } from './import-file-when-run-due.policy.ts';
import { reportImportWhenOver } from './report-import-when-over.policy.ts';

export const feature = { policies: [emailStaffWhenReportDue, importFileWhenRunDue, reportImportWhenOver] } satisfies {
  readonly policies: readonly Policy[];
};
