import type { StatementRunEvent } from '#domain/statement/statement-run.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** After so long a job makes room for others, and goes on where it was. */
const SLICE_MS = 20_000;
/** The read models do not show yet what was issued. */
const BEHIND_MS = 1_000;

export const issueStatementsWhenRunStarted = definePolicy<StatementRunEvent, { month: string }>({
  name: 'issue-statements-when-run-started',
  on: { StatementRunStarted: ({ data: { month } }) => ({ data: { month } }) },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run(month, { commands }) {
    const until = performance.now() + SLICE_MS;
    let after = '';
    while (performance.now() < until) {
      const some = await commands.statement.issueSome({ ...month, after });
      if (some.isDone) return;
      if (!some.issued && !after) return { laterMs: BEHIND_MS };
      ({ after } = some);
    }
    return { laterMs: 1 };
  },
});
