import type { SettingEvent } from '#domain/setting/setting.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const chosen = ({
  name,
  value,
  at,
}: {
  readonly name: string;
  readonly value: string | undefined;
  readonly at: string;
}) => (name === 'StatementDay' && Number(value) > 0 ? { data: { day: Number(value), since: at } } : []);

/** One job for as long as the day stays the same: it looks again each month. */
export const startStatementRunWhenDayChosen = definePolicy<SettingEvent, { day: number; since: string }>({
  name: 'start-statement-run-when-day-chosen',
  on: {
    SettingAdded: ({ at, data: { name, value } }) => chosen({ name, value, at }),
    SettingRevised: ({ at, data: { name, changed } }) => chosen({ name, value: changed.value, at }),
  },
  kind: 'step',
  async run(day, { commands }) {
    const { nextInMs } = await commands.statement.startWhenDue(day);
    return nextInMs === undefined ? undefined : { laterMs: nextInMs };
  },
});
