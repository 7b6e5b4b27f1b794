// Reward points (spec 1, 2 and 6): earned by what is delivered, and paid with.
import { z } from 'zod';
import { REWARD_LEVELS } from '#domain/shared/reward-level.ts';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { amount, asOf, currencyCode, done, id, isoDate, none, requiredText } from '../shared/shared.ts';

/** Points at once, by hand. */
export const MOST_POINTS = 1_000_000;

const worth = {
  Points: z.int().meta({ description: 'Below 0 where more were taken back than there were' }),
  Amount: amount.meta({ description: 'What they pay' }),
  CurrencyCode: currencyCode,
};

const rewardEntry = z.object({
  At: isoDate,
  Kind: z.enum(['earned', 'revoked', 'redeemed', 'refunded', 'expired', 'adjusted', 'transferred']),
  Points: z.int().meta({ description: 'Below 0 where they were taken' }),
  OrderID: z.string().meta({ description: 'Empty where it is of no order' }),
  Reason: z.string().meta({ description: 'Of staff' }),
  ExpiresOn: z
    .string()
    .meta({ description: 'YYYY-MM-DD, the last day of points that came; empty where they never expire' }),
});
export type RewardEntry = z.output<typeof rewardEntry>;

const rewardLevel = z.object({
  Name: z.enum(REWARD_LEVELS).optional().meta({ description: 'Absent below the first' }),
  Percent: z.number().meta({ description: 'So much more is earned' }),
  Goods: amount.meta({ description: 'Shipped within twelve months, and not come back' }),
  Next: z
    .object({ Name: z.enum(REWARD_LEVELS), Missing: amount })
    .optional()
    .meta({ description: 'Absent at the highest' }),
});

const rewardBalance = z.object({
  ...worth,
  Level: rewardLevel.optional().meta({ description: 'Absent where the shop has no levels' }),
  Held: z.int().meta({ description: 'Points of orders that are being paid' }),
  NextExpiry: z.object({ Points: z.int(), On: z.iso.date() }).optional(),
  Entries: z.array(rewardEntry).meta({ description: 'The newest first' }),
});
export type RewardBalance = z.output<typeof rewardBalance>;

export const rewardOperations = defineOperations({
  'customer/getrewardpoints': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'The points that the account has, and what they are worth',
    input: none,
    output: z.object(worth),
  },
  'customer/getrewardbalance': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.rewardBalance,
    summary: 'The points that the account has, when the next expire, and how they came and went',
    input: none,
    output: rewardBalance,
  },
  'customer/convertedrewardamount': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: 'What so many points are worth',
    input: z.strictObject({ Points: z.int().min(0).max(MOST_POINTS) }),
    output: z.object(worth),
  },
  'admin/reward/balance': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The reward points of an account, and how they came and went',
    input: z.strictObject({ accountId: id, asOf }),
    output: rewardBalance,
  },
  'admin/reward/adjust': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Gives an account points, or takes some away, with a reason',
    input: z.strictObject({
      accountId: id,
      points: z
        .int()
        .min(-MOST_POINTS)
        .max(MOST_POINTS)
        .refine((points) => points !== 0, 'amount_invalid'),
      reason: requiredText(200),
    }),
    output: done,
  },
});
