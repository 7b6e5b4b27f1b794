import type { priceChangeOperations } from '#contracts/price-change/price-change.ts';
import { priceChange, type PriceChangeCommand } from '#domain/price-change/price-change.decider.ts';
import type { LeftPrice } from '#domain/price-change/price-change.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import { sideBySide } from '#platform/kernel/command/side-by-side.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

const success = { message: 'success' } as const;
/** Prices of one step: about a second's work. */
const AT_ONCE = 1_000;

const run = (context: OperationContext, command: PriceChangeCommand) =>
  context.run(priceChange, `price-change-${command.priceChange}`, command);

export const priceChangeCommands: Handlers<typeof priceChangeOperations, 'command'> = {
  async 'admin/pricechange/draft'(data, context) {
    await checkLists(data, context);
    const id = context.id('price-change');
    await run(context, { type: 'Draft', priceChange: id, data, today: shopDay(context.now) });
    return { priceChange: id };
  },

  async 'admin/pricechange/change'({ priceChange: id, seen, changed }, context) {
    await checkLists(changed, context);
    await run(context, {
      type: 'Revise',
      priceChange: id,
      seen: saidFields(seen),
      changed: saidFields(changed),
      today: shopDay(context.now),
    });
    return success;
  },

  async 'admin/pricechange/discard'({ priceChange: id }, context) {
    await run(context, { type: 'Discard', priceChange: id });
    return success;
  },

  async 'admin/pricechange/plan'({ priceChange: id }, context) {
    await run(context, { type: 'Plan', priceChange: id, by: context.caller.personId, today: shopDay(context.now) });
    return success;
  },

  async 'admin/pricechange/takeback'({ priceChange: id }, context) {
    await run(context, { type: 'TakeBack', priceChange: id, by: context.caller.personId });
    return success;
  },
};

type Lists = { readonly priceList?: string | undefined; readonly base?: string | undefined };

/** Refuses with price_list_not_found. */
async function checkLists({ priceList, base }: Lists, context: OperationContext): Promise<void> {
  const known = new Set((await context.queries.priceList.names()).map((list) => list.priceList));
  for (const list of [priceList, base])
    if (list !== undefined && !known.has(list)) refuse('price_list_not_found', {}, 'invalid');
}

export const priceChangeFunctions = {
  /** Writes some of the prices of a planned change; harmless when repeated. */
  async write(
    { priceChange: id }: { readonly priceChange: string },
    context: OperationContext,
  ): Promise<{ isDone: boolean }> {
    const { state } = await context.load(priceChange, `price-change-${id}`);
    if (state.status !== 'writing' || !state.data) return { isDone: true };
    const { base, priceList, items, from, until, alteration, rounding } = state.data;
    const since = state.after;
    const { itemNumbers } = await context.queries.priceChange.itemsOf({
      ...{ priceList, base, items },
      after: since,
      count: AT_ONCE,
    });
    const ruled = await context.queries.priceChange.rulePrices({ priceList, base, itemNumbers });
    const today = shopDay(context.now);
    const change = { priceChange: id, priceList, from, until, alteration, rounding, today };
    const result = await each(
      itemNumbers,
      async (itemNumber) => {
        const { standard: baseList = base, rule } = ruled.get(itemNumber) ?? {};
        const { done } = await context.commands.priceList.alter({ ...change, itemNumber, baseList, rule });
        return done;
      },
      context.services,
    );
    return progress({ type: 'Progress', priceChange: id, since, ...result }, itemNumbers, context);
  },

  /** Puts back some of the prices of a change that is taken back; harmless when repeated. */
  async takeBack(
    { priceChange: id }: { readonly priceChange: string },
    context: OperationContext,
  ): Promise<{ isDone: boolean }> {
    const { state } = await context.load(priceChange, `price-change-${id}`);
    if (state.status !== 'taking-back' || !state.data) return { isDone: true };
    const { priceList } = state.data;
    const since = state.after;
    const { itemNumbers } = await context.queries.priceChange.itemsChangedBy({
      priceChange: id,
      priceList,
      after: since,
      count: AT_ONCE,
    });
    const result = await each(
      itemNumbers,
      async (itemNumber) => {
        await context.commands.priceList.revert({ priceChange: id, priceList, itemNumber });
        return true;
      },
      context.services,
    );
    return progress({ type: 'ProgressTakeBack', priceChange: id, since, ...result }, itemNumbers, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly priceChange: FunctionsOf<typeof priceChangeFunctions>;
  }
}

interface Result {
  readonly prices: number;
  readonly left: LeftPrice[];
}

/** What is refused is left, and named; everything else that goes wrong is tried again with the whole step. */
async function each(
  itemNumbers: readonly string[],
  write: (itemNumber: string) => Promise<boolean>,
  { backpressure }: OperationContext['services'],
): Promise<Result> {
  const left: LeftPrice[] = [];
  let prices = 0;
  const one = async (itemNumber: string) => {
    try {
      if (await write(itemNumber)) prices += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      left.push({ itemNumber, code: error.code });
    }
  };
  await sideBySide(itemNumbers, one, backpressure);
  return { prices, left: left.sort((a, b) => (a.itemNumber < b.itemNumber ? -1 : 1)) };
}

type Step = Omit<Extract<PriceChangeCommand, { type: 'Progress' | 'ProgressTakeBack' }>, 'after' | 'isLast'>;

async function progress(step: Step, itemNumbers: readonly string[], context: OperationContext) {
  const after = itemNumbers.at(-1) ?? step.since;
  const isLast = itemNumbers.length < AT_ONCE;
  // Each step appends once: its place among the items tells it from the others.
  await context.run(
    priceChange,
    `price-change-${step.priceChange}`,
    { ...step, after, isLast },
    { cause: `${step.type} ${step.priceChange} ${step.since}` },
  );
  return { isDone: isLast };
}
