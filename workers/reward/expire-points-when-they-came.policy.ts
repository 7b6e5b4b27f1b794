import type { RewardEvent, RewardLot } from '#domain/reward/reward.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** By then the day is over in every time zone. */
const DAY_IS_OVER_MS = 36 * 3_600_000;

type OfLot = { readonly data: RewardLot & { readonly accountId: string }; readonly at: string };

const atTheirLastDay = ({ data: { accountId, expiresOn }, at }: OfLot) =>
  expiresOn
    ? {
        data: { accountId },
        delayMs: Math.max(0, Date.parse(`${expiresOn}T00:00:00Z`) + DAY_IS_OVER_MS - Date.parse(at)),
      }
    : [];

/** The timer of new points; the decider decides which of them are over. */
export const expirePointsWhenTheyCame = definePolicy<RewardEvent, { accountId: string }>({
  name: 'expire-points-when-they-came',
  on: {
    RewardPointsEarned: atTheirLastDay,
    RewardPointsRefunded: atTheirLastDay,
    RewardPointsAdjusted: atTheirLastDay,
  },
  kind: 'step',
  async run(account, { commands }) {
    await commands.reward.expire(account);
  },
});
