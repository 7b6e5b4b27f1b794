import type { SettingEvent } from '#domain/setting/setting.events.ts';
import type { StatementEvent } from '#domain/statement/statement.events.ts';
import type { StatementRunEvent } from '#domain/statement/statement-run.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';
import { storedAt } from '../../tests/harness/read-model-specification.ts';

const added = (name: string, value: string): SettingEvent => ({ type: 'SettingAdded', data: { name, value } });
const issued = (contactIds: readonly string[]) =>
  ({ type: 'StatementIssued', data: { statementId: 'A.2026-03', contactIds } }) as unknown as StatementEvent;
const job = 'start-statement-run-when-day-chosen';

export const samples: readonly PolicySample<SettingEvent | StatementEvent | StatementRunEvent>[] = [
  ['a day of statements', added('StatementDay', '5'), [[job, { day: 5, since: storedAt(0) }]]],
  ['no statements by themselves', added('StatementDay', '0'), []],
  ['another setting', added('StoreTitle', '5'), []],
  [
    'another day of statements',
    { type: 'SettingRevised', data: { name: 'StatementDay', changed: { value: '7' } } },
    [[job, { day: 7, since: storedAt(0) }]],
  ],
  [
    'a run of statements',
    { type: 'StatementRunStarted', data: { month: '2026-03' } },
    [['issue-statements-when-run-started', { month: '2026-03' }]],
  ],
  [
    'a statement for two people',
    issued(['1', '2']),
    ['1', '2'].map(
      (contactId) => ['email-buyers-when-statement-issued', { statementId: 'A.2026-03', contactId }] as const,
    ),
  ],
  ['a statement of an account without people', issued([]), []],
];
