import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const promised: CreditEvent = {
  type: 'PaymentPromised',
  data: {
    ...{ accountId: 'a1', promiseId: 'p1', payOn: '2026-03-10', openItemIds: ['o1.1.1', 'o2.1.1'], side: 'buyer' },
    ...{ amount: 5, personId: 'contact:1', text: '' },
  },
};
/** From the moment of the test's events, noon of a day at UTC-3, until the day of the promise is over everywhere. */
const UNTIL_BROKEN = Date.parse('2026-03-11T12:00:00Z') - Date.parse('2026-03-03T15:00:00Z');

export const samples: readonly PolicySample<CreditEvent>[] = [
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
