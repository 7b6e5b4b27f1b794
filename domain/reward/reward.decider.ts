import { unreachable, type Command, type Decider } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount, type CurrencyCode } from '#domain/shared/money.ts';
import type { RewardBalance, RewardEvent } from './reward.events.ts';
import { evolve, initialState, isExpired, pointsOn, type RewardState } from './reward.state.ts';

type OfAccount<Data extends object> = Data & { readonly accountId: string };

/** `expiresOn` is the last day of points that are new, empty where they never expire; days are the shop's. */
export type Earn = Command<
  'Earn',
  OfAccount<{ orderId: string; shipmentId: string; goods: Amount; points: number; expiresOn: string }>
>;
export type Revoke = Command<'Revoke', OfAccount<{ orderId: string; refundId: string; goods: Amount }>>;
/** `pointValue` is what a point is worth, in minor units. */
export type Hold = Command<
  'Hold',
  OfAccount<{ holdId: string; amount: Amount; currency: CurrencyCode; pointValue: Amount; today: string }>
>;
export type Release = Command<'Release', OfAccount<{ holdId: string; reason: string }>>;
export type Redeem = Command<'Redeem', OfAccount<{ holdId: string; orderId: string }>>;
export type Refund = Command<
  'Refund',
  OfAccount<{ holdId: string; refundId: string; amount: Amount; expiresOn: string }>
>;
export type Expire = Command<'Expire', OfAccount<{ today: string }>>;
export type Adjust = Command<
  'Adjust',
  OfAccount<{ adjustmentId: string; points: number; reason: string; expiresOn: string; today: string }>
>;
export type GiveOver = Command<'GiveOver', OfAccount<{ to: string }>>;
export type TakeOver = Command<'TakeOver', OfAccount<{ from: string; balance: RewardBalance }>>;

export type RewardCommand = Earn | Revoke | Hold | Release | Redeem | Refund | Expire | Adjust | GiveOver | TakeOver;

export const reward: Decider<RewardState, RewardCommand, RewardEvent> = {
  initialState,
  evolve,
  snapshotVersion: 1,

  decide(command, state) {
    switch (command.type) {
      case 'Earn':
        return earn(command, state);
      case 'Revoke':
        return revoke(command, state);
      case 'Hold':
        return hold(command, state);
      case 'Release':
        return release(command, state);
      case 'Redeem':
        return redeem(command, state);
      case 'Refund':
        return refund(command, state);
      case 'Expire':
        return expire(command, state);
      case 'Adjust':
        return adjust(command, state);
      case 'GiveOver':
        return giveOver(command, state);
      case 'TakeOver':
        return takeOver(command, state);
      default:
        return unreachable(command);
    }
  },
};

function earn({ type: _, ...earned }: Earn, state: RewardState): RewardEvent[] {
  const isKnown = own(state.earnings, earned.orderId)?.shipmentIds.includes(earned.shipmentId) ?? false;
  return isKnown || earned.points <= 0 ? [] : [{ type: 'RewardPointsEarned', data: earned }];
}

/** Never on returned goods: of what an order earned, the part that its returned goods are of what was shipped. */
function revoke({ type: _, ...returned }: Revoke, state: RewardState): RewardEvent[] {
  const earning = own(state.earnings, returned.orderId);
  if (!earning || own(earning.returns, returned.refundId) !== undefined) return [];
  const before = sum(Object.values(earning.returns));
  const share = (goods: Amount) => Math.floor((earning.points * Math.min(goods, earning.goods)) / earning.goods);
  const points = share(before + returned.goods) - share(before);
  // Of no whole point, too: the next goods that come back count from here.
  return returned.goods > 0 ? [{ type: 'RewardPointsRevoked', data: { ...returned, points } }] : [];
}

/**
 * @throws DomainError reward_balance_exceeded with the most that could be paid, in minor units; payment_timeout where it was
 * given up already
 */
function hold({ accountId, holdId, amount, currency, pointValue, today }: Hold, state: RewardState): RewardEvent[] {
  if (own(state.holds, holdId) ?? own(state.redemptions, holdId)) return [];
  if (own(state.released, holdId)) return refuse('payment_timeout', {}, 'payment');
  const points = pointValue > 0 ? Math.ceil(amount / pointValue) : Infinity;
  const most = Math.max(0, pointsOn(state, today)) * pointValue;
  if (points > pointsOn(state, today)) return refuse('reward_balance_exceeded', { most, amount, currency }, 'payment');
  return [
    ...expire({ type: 'Expire', accountId, today }, state),
    { type: 'RewardPointsHeld', data: { accountId, holdId, points, amount, currency } },
  ];
}

const release = ({ type: _, ...released }: Release, state: RewardState): RewardEvent[] =>
  own(state.redemptions, released.holdId) || own(state.released, released.holdId)
    ? []
    : [{ type: 'RewardHoldReleased', data: released }];

const redeem = ({ type: _, ...redeemed }: Redeem, state: RewardState): RewardEvent[] =>
  own(state.holds, redeemed.holdId) ? [{ type: 'RewardPointsRedeemed', data: redeemed }] : [];

/** All of its points come back once all of its money does. */
function refund({ type: _, ...given }: Refund, state: RewardState): RewardEvent[] {
  const redemption = own(state.redemptions, given.holdId);
  if (!redemption) return notFound('payment_not_found');
  if (own(redemption.refunds, given.refundId) !== undefined) return [];
  const before = sum(Object.values(redemption.refunds));
  const share = (amount: Amount) =>
    Math.floor((redemption.points * Math.min(amount, redemption.amount)) / redemption.amount);
  const points = share(before + given.amount) - share(before);
  return [{ type: 'RewardPointsRefunded', data: { ...given, points } }];
}

function expire({ accountId, today }: Expire, { lots }: RewardState): RewardEvent[] {
  const points = sum(lots.filter((lot) => isExpired(lot, today)).map((lot) => lot.points));
  return points > 0 ? [{ type: 'RewardPointsExpired', data: { accountId, day: today, points } }] : [];
}

/** @throws DomainError reward_points_missing where more would be taken away than there are */
function adjust({ type: _, today, ...adjusted }: Adjust, state: RewardState): RewardEvent[] {
  if (own(state.adjustments, adjusted.adjustmentId) !== undefined) return [];
  const points = pointsOn(state, today);
  if (-adjusted.points > Math.max(0, points)) return refuse('reward_points_missing', { points: Math.max(0, points) });
  return [
    ...expire({ type: 'Expire', accountId: adjusted.accountId, today }, state),
    { type: 'RewardPointsAdjusted', data: adjusted },
  ];
}

function giveOver({ accountId, to }: GiveOver, state: RewardState): RewardEvent[] {
  const { lots, owed, holds, redemptions, earnings, released } = state;
  const isEmpty = [holds, redemptions, earnings, released].every((known) => !Object.keys(known).length);
  if (isEmpty && !lots.length && !owed) return [];
  return [
    { type: 'RewardPointsGivenOver', data: { accountId, to, lots, owed, holds, redemptions, earnings, released } },
  ];
}

const takeOver = ({ accountId, from, balance }: TakeOver, state: RewardState): RewardEvent[] =>
  state.takenOver.includes(from) ? [] : [{ type: 'RewardPointsTakenOver', data: { accountId, from, ...balance } }];
