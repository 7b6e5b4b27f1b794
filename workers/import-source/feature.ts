import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailStaffWhenReportDue } from './email-staff-when-report-due.policy.ts';
import { importFileWhenRunDue } from './import-file-when-run-due.policy.ts';
import { reportImportWhenOver } from './report-import-when-over.policy.ts';

export const feature = {
  needs: ['import'],
  policies: [emailStaffWhenReportDue, importFileWhenRunDue, reportImportWhenOver],
} satisfies WorkerFeature;
