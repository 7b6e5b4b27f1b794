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
}) => (name === 'FinanceChargePercent' && Number(value) > 0 ? { data: { percent: Number(value), since: at } } : []);

/** One job for as long as the percentage stays the same: it looks again on the last evening of each month. */
export const chargeOverdueWhenPercentSet = definePolicy<SettingEvent, { percent: number; since: string }>({
  name: 'charge-overdue-when-percent-set',
  on: {
    SettingAdded: ({ at, data: { name, value } }) => chosen({ name, value, at }),
    SettingRevised: ({ at, data: { name, changed } }) => chosen({ name, value: changed.value, at }),
  },
  kind: 'transfer',
  async run(percent, { commands }) {
    const { nextInMs } = await commands.financeCharge.chargeWhenDue(percent);
    return nextInMs === undefined ? undefined : { laterMs: nextInMs };
  },
});
