// What whoever buys much earns more of (issue 33, "Points ... levels").
import type { Amount } from './money.ts';

/** From the lowest on. */
export const REWARD_LEVELS = ['silver', 'gold'] as const;
export type RewardLevel = (typeof REWARD_LEVELS)[number];

export interface RewardLevelTerms {
  /** Goods of twelve months that reach it, in minor units; 0: there is no such level. */
  readonly from: Amount;
  /** So much more is earned, in percent. */
  readonly percent: number;
}

export interface ReachedLevel {
  /** Absent below the first. */
  readonly level?: RewardLevel;
  readonly percent: number;
  /** Absent at the highest. */
  readonly next?: { readonly level: RewardLevel; readonly missing: Amount };
}

/** @param goods that were shipped within twelve months and did not come back, in minor units */
export function reachedLevel(goods: Amount, terms: Readonly<Record<RewardLevel, RewardLevelTerms>>): ReachedLevel {
  const levels = REWARD_LEVELS.filter((level) => terms[level].from > 0);
  const level = levels.findLast((one) => goods >= terms[one].from);
  const next = levels.slice(level ? levels.indexOf(level) + 1 : 0).find((one) => goods < terms[one].from);
  return {
    percent: level ? terms[level].percent : 0,
    ...(level ? { level } : {}),
    ...(next ? { next: { level: next, missing: terms[next].from - goods } } : {}),
  };
}
