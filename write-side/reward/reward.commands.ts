import type { rewardOperations } from '#contracts/reward/reward.ts';
import { reward, type RewardCommand } from '#domain/reward/reward.decider.ts';
import type { RewardEvent } from '#domain/reward/reward.events.ts';
import { addDays } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { InputTo } from '#domain/shared/decider.ts';
import { raisedBy, rewardEarnings } from '#domain/shared/reward-earnings.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export const rewardCommands: Handlers<typeof rewardOperations, 'command'> = {
  async 'admin/reward/adjust'({ accountId, points, reason }, context) {
    const adjustmentId = context.id('adjustment');
    const expiresOn = points > 0 ? await lastDayOfNew(context) : '';
    await run(context, {
      type: 'Adjust',
      accountId,
      adjustmentId,
      points,
      reason,
      expiresOn,
      today: shopDay(context.now),
    });
    return { message: 'success' };
  },
};

export const rewardFunctions = {
  /** Gives an account the points of goods that were shipped, in minor units, once; a guest's order earns none. */
  async earn(
    shipped: {
      readonly accountId: string;
      readonly orderId: string;
      readonly shipmentId: string;
      readonly goods: number;
    },
    context: OperationContext,
  ): Promise<void> {
    if (!shipped.accountId) return;
    const { percent } = await context.queries.reward.level(shipped);
    const centipoints = raisedBy(percent, Math.round((await numberIn('RewardPointsEarned', context)) * 100));
    const { points } = rewardEarnings(shipped.goods, { centipoints, pointValue: 0 });
    if (!points) return;
    await run(context, { type: 'Earn', ...shipped, points, expiresOn: await lastDayOfNew(context) });
  },

  /** Takes the points of returned goods back, once. */
  async revoke(returned: InputTo<RewardCommand, 'Revoke'>, context: OperationContext): Promise<void> {
    if (returned.accountId && returned.goods > 0) await run(context, { type: 'Revoke', ...returned });
  },

  /** Holds points that are worth an amount; refuses with reward_balance_exceeded. */
  async hold(
    input: Omit<InputTo<RewardCommand, 'Hold'>, 'pointValue' | 'today'>,
    context: OperationContext,
  ): Promise<{ points: number }> {
    const pointValue = await numberIn('RewardPointValue', context);
    const state = await run(context, { type: 'Hold', ...input, pointValue, today: shopDay(context.now) });
    return { points: (own(state.holds, input.holdId) ?? own(state.redemptions, input.holdId))?.points ?? 0 };
  },

  /** Gives a hold back, or keeps it from ever coming to be; `isRedeemed` where it was spent already. */
  async release(input: InputTo<RewardCommand, 'Release'>, context: OperationContext): Promise<{ isRedeemed: boolean }> {
    const { redemptions } = await run(context, { type: 'Release', ...input });
    return { isRedeemed: own(redemptions, input.holdId) !== undefined };
  },

  async redeem(input: InputTo<RewardCommand, 'Redeem'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'Redeem', ...input });
  },

  /** Gives points back for money of an order that they had paid, once. */
  async refund(input: Omit<InputTo<RewardCommand, 'Refund'>, 'expiresOn'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'Refund', ...input, expiresOn: await lastDayOfNew(context) });
  },

  /** Ends the points whose last day is over. */
  async expire({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<void> {
    await run(context, { type: 'Expire', accountId, today: shopDay(context.now) });
  },

  /** An account lives on in another, which has its points from now on; harmless when repeated. */
  async giveOver(
    { accountId: from, to }: { readonly accountId: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(reward, streamOf(from), { type: 'GiveOver', accountId: from, to });
    const events = (await context.history(streamOf(from))) as readonly (RewardEvent & StoredEvent)[];
    for (const { type, data } of events)
      if (type === 'RewardPointsGivenOver') {
        const { accountId: _, to: __, ...balance } = data;
        await context.run(reward, streamOf(to), { type: 'TakeOver', accountId: to, from, balance }, { step: from });
      }
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly reward: FunctionsOf<typeof rewardFunctions>;
  }
}

const streamOf = (accountId: string) => `reward-${accountId}`;

const stepOf = (command: RewardCommand): string =>
  [
    command.type,
    'holdId' in command ? command.holdId : '',
    'refundId' in command ? command.refundId : '',
    'shipmentId' in command ? command.shipmentId : '',
  ].join(' ');

/** The points of an account are those of the one that it lives on in. */
async function run(context: OperationContext, command: RewardCommand) {
  const { accountId } = await context.states.account.standing({ accountId: command.accountId });
  const { state } = await context.run(
    reward,
    streamOf(accountId),
    { ...command, accountId },
    { step: stepOf(command) },
  );
  return state;
}

async function numberIn(
  name: 'RewardPointsEarned' | 'RewardPointValue' | 'RewardPointDays',
  { queries }: OperationContext,
): Promise<number> {
  return Number((await queries.setting.value({ name })).value);
}

/** The last day of points that come today; empty where the dealer lets them last for ever. */
async function lastDayOfNew(context: OperationContext): Promise<string> {
  const days = await numberIn('RewardPointDays', context);
  return days > 0 ? addDays(shopDay(context.now), days) : '';
}
