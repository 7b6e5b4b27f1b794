// What an order would earn its buyer for the next one (spec 3, RewardEarnings; spec 9).
import type { Amount } from './money.ts';

export interface RewardTerms {
  /** Hundredths of a point for each whole unit of the currency; 0: nothing is earned. */
  readonly centipoints: number;
  /** What one point is worth, in minor units. */
  readonly pointValue: Amount;
}

export interface RewardEarnings {
  /** Whole ones. */
  readonly points: number;
  readonly pointValue: Amount;
}

/** What a level earns, in hundredths of a point for each whole unit. @param percent so much more */
export const raisedBy = (percent: number, centipoints: number): number =>
  Math.round((centipoints * (100 + percent)) / 100);

/** @param goods after discounts, without fees, freight and taxes, in minor units */
export const rewardEarnings = (goods: Amount, { centipoints, pointValue }: RewardTerms): RewardEarnings => ({
  points: Math.floor((goods * centipoints) / 10_000),
  pointValue,
});
