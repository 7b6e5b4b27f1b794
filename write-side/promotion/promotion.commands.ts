import type { promotionOperations } from '#contracts/promotion/promotion.ts';
import { promotion, type PromotionCommand, type PromotionState } from '#domain/promotion/promotion.decider.ts';
import { promotionStream } from '#domain/promotion/promotion.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const MOST_PROMOTIONS = 1_000;

async function run(command: PromotionCommand, context: OperationContext): Promise<PromotionState> {
  return (await context.run(promotion, promotionStream(command.id), command, { step: command.id })).state;
}

/** What it names must be there, and a code asks for one promotion alone. */
async function check(data: Partial<PromotionData>, promotionId: string, context: OperationContext): Promise<void> {
  const { promotions, unknown } = await context.queries.promotion.conflicts({
    promotionId,
    code: data.code ?? '',
    items: data.benefit?.kind === 'gift' ? [data.benefit.itemNumber] : partsOf(data),
    methods: data.benefit?.kind === 'shipping' ? [...data.benefit.methods] : [],
    categories: [...(data.items ?? []), ...(data.except ?? [])].flatMap(({ of, named }) =>
      of === 'category' ? [named] : [],
    ),
  });
  if (promotions) refuse('coupon_code_taken', { code: data.code });
  if (unknown) refuse('promotion_names_unknown', { name: unknown }, 'invalid');
}

const partsOf = ({ benefit }: Partial<PromotionData>): string[] =>
  benefit?.kind === 'bundle' ? benefit.parts.map(({ itemNumber }) => itemNumber) : [];

export const promotionCommands: Handlers<typeof promotionOperations, 'command'> = {
  async 'admin/promotion/add'(data, context) {
    const promotionId = context.id('promotion');
    const { count } = await context.queries.promotion.count();
    if (count >= MOST_PROMOTIONS) refuse('promotions_too_many', { most: MOST_PROMOTIONS });
    await check(data, promotionId, context);
    await run({ type: 'Add', id: promotionId, data }, context);
    return { promotionId };
  },

  async 'admin/promotion/change'({ promotionId, seen, changed }, context) {
    await check(saidFields(changed), promotionId, context);
    await run({ type: 'Change', id: promotionId, seen: saidFields(seen), changed: saidFields(changed) }, context);
    return { message: 'success' };
  },

  async 'admin/promotion/remove'({ promotionId }, context) {
    await run({ type: 'Remove', id: promotionId }, context);
    return { message: 'success' };
  },
};

export const promotionFunctions = {
  /**
   * Takes a use of a promotion for an attempt at a checkout; nothing where it has no limits. Harmless when done again.
   * @throws DomainError promotion_used_up
   */
  async hold(
    {
      promotionId,
      ...use
    }: {
      readonly promotionId: string;
      readonly holdId: string;
      readonly customer: string;
      readonly amount: Amount;
    },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'Hold', id: promotionId, ...use }, context);
  },

  /** Gives a use back; harmless when done again, or where none was held. */
  async release(
    { promotionId, ...hold }: { readonly promotionId: string; readonly holdId: string; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'Release', id: promotionId, ...hold }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly promotion: FunctionsOf<typeof promotionFunctions>;
  }
}
