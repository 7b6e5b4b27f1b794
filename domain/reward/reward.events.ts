import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** Whole points that expire after the same day; empty where they never do. */
export interface RewardLot {
  readonly points: number;
  /** YYYY-MM-DD, in the shop's calendar. */
  readonly expiresOn: string;
}

/** All that an account has and has held, as it goes over to another one that it lives on in. */
export interface RewardBalance {
  readonly lots: readonly RewardLot[];
  readonly owed: number;
  readonly holds: Readonly<Record<string, RewardHold>>;
  readonly redemptions: Readonly<Record<string, Redemption>>;
  readonly earnings: Readonly<Record<string, Earning>>;
  /** Holds that were given up, by id; absent where it was not kept yet. */
  readonly released?: Readonly<Record<string, true>>;
}

/** Points that a payment holds, and the lots that they are of. */
export interface RewardHold {
  readonly points: number;
  /** The worth of the points when they were held, in minor units. */
  readonly amount: Amount;
  readonly lots: readonly RewardLot[];
}

export interface Redemption {
  readonly points: number;
  readonly amount: Amount;
  /** Given back so far, by the id of the refund, in minor units. */
  readonly refunds: Readonly<Record<string, Amount>>;
}

/** What an order has earned so far. */
export interface Earning {
  readonly points: number;
  /** What the points were earned with: goods that were shipped, in minor units. */
  readonly goods: Amount;
  readonly shipmentIds: readonly string[];
  /** Goods that came back, by the id of the refund, in minor units. */
  readonly returns: Readonly<Record<string, Amount>>;
}

/** Ledger `reward-<account>`: points that were earned, are held by payments, were redeemed, expired or were taken back. */
export type RewardEvent =
  | DomainEvent<
      'RewardPointsEarned',
      OfAccount<RewardLot & { readonly orderId: string; readonly shipmentId: string; readonly goods: Amount }>
    >
  /** The goods that had earned them came back. */
  | DomainEvent<
      'RewardPointsRevoked',
      OfAccount<{
        readonly orderId: string;
        readonly refundId: string;
        readonly goods: Amount;
        readonly points: number;
      }>
    >
  | DomainEvent<
      'RewardPointsHeld',
      OfAccount<{
        readonly holdId: string;
        readonly points: number;
        readonly amount: Amount;
        readonly currency: CurrencyCode;
      }>
    >
  /** Also of a hold that has not come to be: an answer that is late must not make it any more. */
  | DomainEvent<'RewardHoldReleased', OfAccount<{ readonly holdId: string; readonly reason: string }>>
  | DomainEvent<'RewardPointsRedeemed', OfAccount<{ readonly holdId: string; readonly orderId: string }>>
  /** Money of an order that was paid with points goes back as points. */
  | DomainEvent<
      'RewardPointsRefunded',
      OfAccount<RewardLot & { readonly refundId: string; readonly holdId: string; readonly amount: Amount }>
    >
  /** All whose last day is before `day`. */
  | DomainEvent<'RewardPointsExpired', OfAccount<{ readonly day: string; readonly points: number }>>
  /** By staff; `points` below 0 take some away. */
  | DomainEvent<
      'RewardPointsAdjusted',
      OfAccount<RewardLot & { readonly adjustmentId: string; readonly reason: string }>
    >
  /** The account was merged: its points are the other's from now on. */
  | DomainEvent<'RewardPointsGivenOver', OfAccount<RewardBalance & { readonly to: string }>>
  | DomainEvent<'RewardPointsTakenOver', OfAccount<RewardBalance & { readonly from: string }>>;

export const rewardEvents = defineEvents<RewardEvent>({ category: 'reward' });
