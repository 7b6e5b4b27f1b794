import type { RewardBalance, rewardOperations } from '#contracts/reward/reward.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import {
  reachedLevel,
  type ReachedLevel,
  type RewardLevel,
  type RewardLevelTerms,
} from '#domain/shared/reward-level.ts';
import { isExpired, NO_POINTS, pointsOn, type RewardPoints } from '#domain/reward/reward.state.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { goodsOfYear, rewards, type RewardsRow } from './rewards.ts';

const NO_ROW: Omit<RewardsRow, 'account_id'> = { ...NO_POINTS, entries: [], goods: {} };

export const rewardQueries = (read: ReadSide): Handlers<typeof rewardOperations, 'query'> => ({
  async 'customer/getrewardpoints'(_input, context) {
    const { accountId } = context.caller;
    return worth(pointsOn(await rowOf(read, accountId, context), shopDay(context.now)), accountId, context);
  },

  'customer/getrewardbalance': (_input, context) => balance(read, context.caller.accountId, context),

  'customer/convertedrewardamount': ({ Points }, context) => worth(Points, context.caller.accountId, context),

  'admin/reward/balance': ({ accountId }, context) => balance(read, accountId, context),
});

export const rewardFunctions = (read: ReadSide) => ({
  /** The points that an account can pay with, and what they pay at most. */
  async spendable(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ points: number; most: number }> {
    const points = Math.max(0, pointsOn(await rowOf(read, accountId, context), shopDay(context.now)));
    return { points, most: (await worth(points, accountId, context)).Amount };
  },

  /** The level that an account has reached, and what it earns more. */
  async level({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<ReachedLevel> {
    const [goods, terms] = await Promise.all([goodsOf(read, accountId, context), levelTerms(context)]);
    return reachedLevel(goods, terms);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly reward: FunctionsOf<ReturnType<typeof rewardFunctions>>;
  }
}

async function rowOf(read: ReadSide, accountId: string, context: OperationContext) {
  const { accountId: payer } = await context.states.account.standing({ accountId });
  return (await read.rows(rewards, [payer], context)).get(payer) ?? NO_ROW;
}

/** Also what accounts bought that were merged into it: points go over with a merger, goods stay with whom they were shipped to. */
async function goodsOf(read: ReadSide, accountId: string, context: OperationContext): Promise<number> {
  const { accountId: payer } = await context.states.account.standing({ accountId });
  const { accountIds } = await context.queries.account.family({ accountId: payer });
  const rows = await read.rows(rewards, accountIds, context);
  return sum([...rows.values()].map((row) => goodsOfYear(row, context.now)));
}

async function worth(
  Points: number,
  accountId: string,
  { queries }: OperationContext,
): Promise<{ Points: number; Amount: number; CurrencyCode: CurrencyCode }> {
  const [{ value }, { currency }] = await Promise.all([
    queries.setting.value({ name: 'RewardPointValue' }),
    queries.account.profile({ accountId }),
  ]);
  return { Points, Amount: Math.max(0, Points) * Number(value), CurrencyCode: currency };
}

async function balance(read: ReadSide, accountId: string, context: OperationContext): Promise<RewardBalance> {
  const [row, goods] = await Promise.all([rowOf(read, accountId, context), goodsOf(read, accountId, context)]);
  const today = shopDay(context.now);
  return {
    ...(await worth(pointsOn(row, today), accountId, context)),
    ...(await levelShown(goods, context)),
    Held: sum(Object.values(row.holds).map(({ points }) => points)),
    ...nextExpiry(row, today),
    Entries: [...row.entries],
  };
}

async function levelTerms({ queries }: OperationContext): Promise<Readonly<Record<RewardLevel, RewardLevelTerms>>> {
  const numberOf = async (name: 'RewardSilverFrom' | 'RewardSilverPercent' | 'RewardGoldFrom' | 'RewardGoldPercent') =>
    Number((await queries.setting.value({ name })).value);
  const [silverFrom, silverPercent, goldFrom, goldPercent] = await Promise.all([
    numberOf('RewardSilverFrom'),
    numberOf('RewardSilverPercent'),
    numberOf('RewardGoldFrom'),
    numberOf('RewardGoldPercent'),
  ]);
  return { silver: { from: silverFrom, percent: silverPercent }, gold: { from: goldFrom, percent: goldPercent } };
}

async function levelShown(Goods: number, context: OperationContext): Promise<Pick<RewardBalance, 'Level'>> {
  const { level, percent, next } = reachedLevel(Goods, await levelTerms(context));
  if (!level && !next) return {};
  return {
    Level: {
      ...{ Percent: percent, Goods },
      ...(level ? { Name: level } : {}),
      ...(next ? { Next: { Name: next.level, Missing: next.missing } } : {}),
    },
  };
}

function nextExpiry({ lots }: RewardPoints, today: string): Pick<RewardBalance, 'NextExpiry'> {
  const first = lots.find((lot) => lot.expiresOn && !isExpired(lot, today));
  if (!first) return {};
  const same = lots.filter(({ expiresOn }) => expiresOn === first.expiresOn);
  return { NextExpiry: { Points: sum(same.map(({ points }) => points)), On: first.expiresOn } };
}
