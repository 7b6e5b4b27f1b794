import { needed } from '#domain/shared/needed.ts';
import type { RewardEntry } from '#contracts/reward/reward.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { monthBefore } from '#domain/shared/month.ts';
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
  /** Goods that were shipped and did not come back, in minor units, by the month (YYYY-MM, UTC) in which either was known. */
  readonly goods: Readonly<Record<string, Amount>>;
}

/** A level is reached by the month that runs and those before it. */
const MONTHS = 12;

/** Those that count at a moment (ISO). */
function monthsUntil(at: string): string[] {
  const months = [at.slice(0, 7)];
  while (months.length < MONTHS) months.push(monthBefore(needed(months.at(-1), 'month')));
  return months;
}

export const goodsOfYear = ({ goods }: Pick<RewardsRow, 'goods'>, at: string): Amount =>
  Math.max(0, sum(monthsUntil(at).map((month) => own(goods, month) ?? 0)));

/** Months that count no more are forgotten. */
function withGoods(goods: RewardsRow['goods'], { type, at, data }: StoredEvent<RewardEvent>): RewardsRow['goods'] {
  if (type !== 'RewardPointsEarned' && type !== 'RewardPointsRevoked') return goods;
  const [month = '', ...others] = monthsUntil(at);
  const change = type === 'RewardPointsEarned' ? data.goods : -data.goods;
  const before = others.flatMap((one) => {
    const amount = own(goods, one);
    return amount === undefined ? [] : [[one, amount] as const];
  });
  return Object.fromEntries([...before, [month, (own(goods, month) ?? 0) + change]]);
}

function evolved(event: StoredEvent<RewardEvent>): Change<RewardsRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply: (row) => {
      const before = row ?? { ...NO_POINTS, entries: [], goods: {} };
      const entry = entryOf(event, before);
      const { lots, owed, holds } = evolvePoints(before, event);
      const entries = entry ? [entry, ...before.entries].slice(0, MOST_ENTRIES) : before.entries;
      return { account_id: accountId, lots, owed, holds, entries, goods: withGoods(before.goods, event) };
    },
  };
}

/** One row per account that ever had points. */
export const rewards = defineReadModel<RewardsRow, RewardEvent>({
  name: 'reward',
  version: 2,
  key: 'account_id',
  columns: { account_id: 'text', lots: 'jsonb', owed: 'integer', holds: 'jsonb', entries: 'jsonb', goods: 'jsonb' },
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
      return event.data.points ? entry('revoked', -event.data.points, { OrderID: event.data.orderId }) : undefined;
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
