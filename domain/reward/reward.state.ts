import { unreachable } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import type { RewardBalance, RewardEvent, RewardLot } from './reward.events.ts';

export interface RewardState extends RewardBalance {
  /** In the order in which they expire; what never does comes last. */
  readonly lots: readonly RewardLot[];
  /** Points that were taken back and had been redeemed already: the next ones make up for them. */
  readonly owed: number;
  readonly released: Readonly<Record<string, true>>;
  /** By id: each is made once. */
  readonly adjustments: Readonly<Record<string, number>>;
  /** Accounts whose points came over, each once. */
  readonly takenOver: readonly string[];
}

export const initialState: RewardState = {
  lots: [],
  owed: 0,
  holds: {},
  redemptions: {},
  earnings: {},
  released: {},
  adjustments: {},
  takenOver: [],
};

/** Points, without what they were earned with and paid for. */
export type RewardPoints = Pick<RewardBalance, 'lots' | 'owed' | 'holds'>;

export const NO_POINTS: RewardPoints = { lots: [], owed: 0, holds: {} };

/** The points of an account after an event. */
export function evolvePoints(state: RewardPoints, event: RewardEvent): RewardPoints {
  switch (event.type) {
    case 'RewardPointsEarned':
    case 'RewardPointsRefunded':
      return withLot(state, event.data);
    case 'RewardPointsRevoked':
      return withoutPoints(state, event.data.points).state;
    case 'RewardPointsHeld': {
      const { holdId, points, amount } = event.data;
      const { state: next, lots } = withoutPoints(state, points);
      return { ...next, holds: { ...next.holds, [holdId]: { points, amount, lots } } };
    }
    case 'RewardHoldReleased':
      return (own(state.holds, event.data.holdId)?.lots ?? []).reduce(withLot, withoutHold(state, event.data.holdId));
    case 'RewardPointsRedeemed':
      return withoutHold(state, event.data.holdId);
    case 'RewardPointsExpired':
      return { ...state, lots: state.lots.filter((lot) => !isExpired(lot, event.data.day)) };
    case 'RewardPointsAdjusted': {
      const { points } = event.data;
      return points > 0 ? withLot(state, event.data) : withoutPoints(state, -points).state;
    }
    case 'RewardPointsGivenOver':
      return NO_POINTS;
    case 'RewardPointsTakenOver': {
      const { lots, owed, holds } = event.data;
      return withoutPoints(lots.reduce(withLot, { ...state, holds: { ...state.holds, ...holds } }), owed).state;
    }
    default:
      return unreachable(event);
  }
}

export function evolve(before: RewardState, event: RewardEvent): RewardState {
  const state = { ...before, ...evolvePoints(before, event) };
  switch (event.type) {
    case 'RewardPointsEarned': {
      const { orderId, shipmentId, goods, points } = event.data;
      const known = own(state.earnings, orderId) ?? { points: 0, goods: 0, shipmentIds: [], returns: {} };
      const shipmentIds = [...known.shipmentIds, shipmentId];
      const earning = { ...known, points: known.points + points, goods: known.goods + goods, shipmentIds };
      return { ...state, earnings: { ...state.earnings, [orderId]: earning } };
    }
    case 'RewardPointsRevoked': {
      const { orderId, refundId, goods } = event.data;
      const earning = needed(own(state.earnings, orderId), 'earning of an order');
      const returns = { ...earning.returns, [refundId]: goods };
      return { ...state, earnings: { ...state.earnings, [orderId]: { ...earning, returns } } };
    }
    case 'RewardHoldReleased':
      return { ...state, released: { ...state.released, [event.data.holdId]: true } };
    case 'RewardPointsRedeemed': {
      const { holdId } = event.data;
      const { points, amount } = needed(own(before.holds, holdId), 'hold that is redeemed');
      return { ...state, redemptions: { ...state.redemptions, [holdId]: { points, amount, refunds: {} } } };
    }
    case 'RewardPointsRefunded': {
      const { holdId, refundId, amount } = event.data;
      const redemption = needed(own(state.redemptions, holdId), 'redemption that is refunded');
      const refunds = { ...redemption.refunds, [refundId]: amount };
      return { ...state, redemptions: { ...state.redemptions, [holdId]: { ...redemption, refunds } } };
    }
    case 'RewardPointsAdjusted':
      return { ...state, adjustments: { ...state.adjustments, [event.data.adjustmentId]: event.data.points } };
    case 'RewardPointsGivenOver':
      return { ...state, redemptions: {}, earnings: {}, released: {} };
    case 'RewardPointsTakenOver': {
      const { from, redemptions, earnings, released = {} } = event.data;
      return {
        ...state,
        redemptions: { ...state.redemptions, ...redemptions },
        earnings: { ...state.earnings, ...earnings },
        released: { ...state.released, ...released },
        takenOver: [...state.takenOver, from],
      };
    }
    default:
      return state;
  }
}

export const isExpired = ({ expiresOn }: RewardLot, day: string): boolean => expiresOn !== '' && expiresOn < day;

/** Whole points to pay with on that day; below 0 where more were taken back than there were. */
export const pointsOn = ({ lots, owed }: RewardPoints, day: string): number =>
  sum(lots.filter((lot) => !isExpired(lot, day)).map(({ points }) => points)) - owed;

/** New points make up for what is owed first. */
function withLot(state: RewardPoints, { points, expiresOn }: RewardLot): RewardPoints {
  const made = Math.min(points, state.owed);
  const lot = { points: points - made, expiresOn };
  return {
    ...state,
    owed: state.owed - made,
    lots: lot.points > 0 ? [...state.lots, lot].sort(byExpiry) : state.lots,
  };
}

/** Takes points of the lots that expire first; what they lack is owed. */
function withoutPoints(
  state: RewardPoints,
  points: number,
): { readonly state: RewardPoints; readonly lots: readonly RewardLot[] } {
  let left = points;
  const parts = state.lots.map((lot) => {
    const part = Math.min(lot.points, left);
    left -= part;
    return { lot, part };
  });
  return {
    state: {
      ...state,
      lots: parts.flatMap(({ lot, part }) => (part < lot.points ? [{ ...lot, points: lot.points - part }] : [])),
      owed: state.owed + left,
    },
    lots: parts.flatMap(({ lot, part }) => (part > 0 ? [{ ...lot, points: part }] : [])),
  };
}

function withoutHold(state: RewardPoints, holdId: string): RewardPoints {
  const { [holdId]: _, ...holds } = state.holds;
  return { ...state, holds };
}

const lastDay = ({ expiresOn }: RewardLot): string => expiresOn || '9999-12-31';
const byExpiry = (a: RewardLot, b: RewardLot): number =>
  lastDay(a) < lastDay(b) ? -1 : lastDay(a) > lastDay(b) ? 1 : 0;
