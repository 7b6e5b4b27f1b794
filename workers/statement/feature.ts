import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyersWhenStatementIssued } from './email-buyers-when-statement-issued.policy.ts';
import { issueStatementsWhenRunStarted } from './issue-statements-when-run-started.policy.ts';
import { startStatementRunWhenDayChosen } from './start-statement-run-when-day-chosen.policy.ts';

export const feature = {
  policies: [emailBuyersWhenStatementIssued, issueStatementsWhenRunStarted, startStatementRunWhenDayChosen],
} satisfies WorkerFeature;
