import type { RewardEntry } from '#contracts/reward/reward.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum } from '#domain/shared/money.ts';
import type { RewardEvent } from '#domain/reward/reward.events.ts';
import { evolvePoints, NO_POINTS, type RewardPoints } from '#domain/reward/reward.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

/** So many entries of an account are shown; the whole history is the stream's. */
const MOST_ENTRIES = 200;

export interface RewardsRow extends RewardPoints {
  readonly account_id: string;
  /** The newest first. */
  readonly entries: readonly RewardEntry[];
}

function evolved(event: StoredEvent<RewardEvent>): Change<RewardsRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply: (row) => {
      const before = row ?? { ...NO_POINTS, entries: [] };
      const entry = entryOf(event, before);
      const { lots, owed, holds } = evolvePoints(before, event);
      const entries = entry ? [entry, ...before.entries].slice(0, MOST_ENTRIES) : before.entries;
      return { account_id: accountId, lots, owed, holds, entries };
    },
  };
}

/** One row per account that ever had points. */
export const rewards = defineReadModel<RewardsRow, RewardEvent>({
  name: 'reward',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', lots: 'jsonb', owed: 'integer', holds: 'jsonb', entries: 'jsonb' },
  streams: ({ account_id }) => [`reward-${account_id}`],
  on: {
    RewardPointsEarned: evolved,
    RewardPointsRevoked: evolved,
    RewardPointsHeld: evolved,
    RewardHoldReleased: evolved,
    RewardPointsRedeemed: evolved,
    RewardPointsRefunded: evolved,
    RewardPointsExpired: evolved,
    RewardPointsAdjusted: evolved,
    RewardPointsGivenOver: evolved,
    RewardPointsTakenOver: evolved,
  },
});

/** What an event was to the account's points; a hold is nothing yet. */
function entryOf(event: StoredEvent<RewardEvent>, { holds }: RewardPoints): RewardEntry | undefined {
  const entry = (Kind: RewardEntry['Kind'], Points: number, more: Partial<RewardEntry> = {}): RewardEntry => ({
    At: event.at,
    Kind,
    Points,
    OrderID: '',
    Reason: '',
    ExpiresOn: '',
    ...more,
  });
  switch (event.type) {
    case 'RewardPointsEarned':
      return entry('earned', event.data.points, { OrderID: event.data.orderId, ExpiresOn: event.data.expiresOn });
    case 'RewardPointsRevoked':
      return entry('revoked', -event.data.points, { OrderID: event.data.orderId });
    case 'RewardPointsRedeemed': {
      const { holdId, orderId } = event.data;
      return entry('redeemed', -(own(holds, holdId)?.points ?? 0), { OrderID: orderId });
    }
    case 'RewardPointsRefunded':
      return entry('refunded', event.data.points, { ExpiresOn: event.data.expiresOn });
    case 'RewardPointsExpired':
      return entry('expired', -event.data.points);
    case 'RewardPointsAdjusted':
      return entry('adjusted', event.data.points, { Reason: event.data.reason, ExpiresOn: event.data.expiresOn });
    case 'RewardPointsGivenOver':
    case 'RewardPointsTakenOver': {
      const points = sum(event.data.lots.map((lot) => lot.points)) - event.data.owed;
      return entry('transferred', event.type === 'RewardPointsTakenOver' ? points : -points);
    }
    default:
      return undefined;
  }
}
