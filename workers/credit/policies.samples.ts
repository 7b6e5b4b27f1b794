import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { SettingEvent } from '#domain/setting/setting.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';
import { storedAt } from '../../tests/harness/read-model-specification.ts';

const promised: CreditEvent = {
  type: 'PaymentPromised',
  data: {
    ...{ accountId: 'a1', promiseId: 'p1', payOn: '2026-03-10', openItemIds: ['o1.1.1', 'o2.1.1'], side: 'buyer' },
    ...{ amount: 5, personId: 'contact:1', text: '' },
  },
};
/** From the moment of the test's events, noon of a day at UTC-3, until the day of the promise is over everywhere. */
const UNTIL_BROKEN = Date.parse('2026-03-11T12:00:00Z') - Date.parse('2026-03-03T15:00:00Z');

const percent = (value: string): SettingEvent => ({
  type: 'SettingAdded',
  data: { name: 'FinanceChargePercent', value },
});

export const samples: readonly PolicySample<CreditEvent | SettingEvent>[] = [
  [
    'a percentage for what is overdue',
    percent('12.5'),
    [['charge-overdue-when-percent-set', { percent: 12.5, since: storedAt(0) }]],
  ],
  ['nothing for what is overdue', percent('0'), []],
  [
    'another percentage',
    { type: 'SettingRevised', data: { name: 'FinanceChargePercent', changed: { value: '18' } } },
    [['charge-overdue-when-percent-set', { percent: 18, since: storedAt(0) }]],
  ],
  [
    'a promise to pay',
    promised,
    ['o1.1.1', 'o2.1.1'].map((openItemId) => [
      'remind-buyer-when-promise-broken',
      { accountId: 'a1', promiseId: 'p1', openItemId },
      UNTIL_BROKEN,
    ]),
  ],
];
