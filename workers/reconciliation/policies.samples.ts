import type { SettingEvent } from '#domain/setting/setting.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';
import { storedAt } from '../../tests/harness/read-model-specification.ts';

const job = 'reconcile-providers-when-switched-on';

export const samples: readonly PolicySample<SettingEvent>[] = [
  [
    'reconciliation that is switched on',
    { type: 'SettingRevised', data: { name: 'ReconcileProviders', changed: { value: '1' } } },
    [[job, { since: storedAt(0) }]],
  ],
  ['reconciliation that is off', { type: 'SettingAdded', data: { name: 'ReconcileProviders', value: '0' } }, []],
];
