import type { RewardEvent } from '#domain/reward/reward.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

/** From the moment of the test's events, noon of a day at UTC-3, until nobody has the last day any more. */
const UNTIL_IT_IS_OVER = Date.parse('2026-11-27T12:00:00Z') - Date.parse('2026-03-03T15:00:00Z');

const adjusted = (expiresOn: string): RewardEvent => ({
  type: 'RewardPointsAdjusted',
  data: { accountId: 'A', adjustmentId: 'a1', points: 5, expiresOn, reason: 'x' },
});

export const samples: readonly PolicySample<RewardEvent>[] = [
  [
    'points that staff give until a day',
    adjusted('2026-11-26'),
    [['expire-points-when-they-came', { accountId: 'A' }, UNTIL_IT_IS_OVER]],
  ],
  ['points that never expire', adjusted(''), []],
  [
    'points that a shipment earns',
    {
      type: 'RewardPointsEarned',
      data: { accountId: 'A', orderId: 'o1', shipmentId: 's1', goods: 500, points: 5, expiresOn: '2026-11-26' },
    },
    [['expire-points-when-they-came', { accountId: 'A' }, UNTIL_IT_IS_OVER]],
  ],
  [
    'points that are given back',
    {
      type: 'RewardPointsRefunded',
      data: { accountId: 'A', holdId: 'o1.1.1', refundId: 'r1', amount: 5, points: 5, expiresOn: '' },
    },
    [],
  ],
];
