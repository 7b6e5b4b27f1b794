import type { RewardEvent } from '#domain/reward/reward.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const rewardDescriptions = defineDescriptions<RewardEvent>({
  category: 'reward',
  group: 'account',
  of: {
    RewardPointsEarned: ({ data: { points } }) => ({ points }),
    RewardPointsRevoked: ({ data: { points } }) => ({ points }),
    RewardPointsHeld: ({ data: { points, amount, currency } }, _before, format) => ({
      points,
      amount: format.money(amount, currency),
    }),
    RewardHoldReleased: ({ data: { reason } }, _before, format) => ({ reason: format.reason(reason) }),
    RewardPointsRedeemed: () => ({}),
    RewardPointsRefunded: ({ data: { points } }) => ({ points }),
    RewardPointsExpired: ({ data: { points } }) => ({ points }),
    RewardPointsAdjusted: ({ data: { points, reason } }) => ({ points, reason }),
    RewardPointsGivenOver: ({ data: { to } }) => ({ to }),
    RewardPointsTakenOver: ({ data: { from } }) => ({ from }),
  },
});
