import type { SettingEvent } from '#domain/setting/setting.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const switched = (name: string, value: string | undefined, since: string) =>
  name === 'ReconcileProviders' && value === '1' ? { data: { since } } : [];

/** One job for as long as it is switched on: it looks again each morning. */
export const reconcileProvidersWhenSwitchedOn = definePolicy<SettingEvent, { since: string }>({
  name: 'reconcile-providers-when-switched-on',
  on: {
    SettingAdded: ({ at, data: { name, value } }) => switched(name, value, at),
    SettingRevised: ({ at, data: { name, changed } }) => switched(name, changed.value, at),
  },
  kind: 'step',
  async run(since, { commands }) {
    const { nextInMs } = await commands.reconciliation.runWhenDue(since);
    return nextInMs === undefined ? undefined : { laterMs: nextInMs };
  },
});
