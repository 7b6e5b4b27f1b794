import type { importOperations } from '#contracts/catalogue-import.ts';
import type { InputTo } from '#domain/shared/decider.ts';
import { stock, type StockCommand } from '#domain/stock/stock.decider.ts';
import type { Hold } from '#domain/stock/stock.state.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

const run = (context: OperationContext, command: StockCommand, expectNew = false) =>
  context.run(stock, `stock-${command.itemNumber}`, command, {
    step: 'holdId' in command ? command.holdId : 'refundId' in command ? command.refundId : '',
    expectNew,
  });

export const stockCommands: Pick<Handlers<typeof importOperations, 'command'>, 'stock/count'> = {
  async 'stock/count'(input, context) {
    const { events } = await run(context, { type: 'CountStock', ...input }, true);
    return { changed: events.length > 0 };
  },
};

export const stockFunctions = {
  /** Holds a quantity for an order; refuses with sold_out. */
  async hold(input: InputTo<StockCommand, 'HoldStock'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'HoldStock', ...input });
  },

  /** Gives a hold back. */
  async release(input: InputTo<StockCommand, 'ReleaseHold'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'ReleaseHold', ...input });
  },

  /** Gives part of a hold back, e.g. for a cancelled line. */
  async reduce(input: InputTo<StockCommand, 'ReduceHold'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'ReduceHold', ...input });
  },

  /** Adds a hold to another one of the same item. */
  async merge(input: InputTo<StockCommand, 'JoinHold'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'JoinHold', ...input });
  },

  /** Puts goods that came back on the shelf, once for each refund. */
  async putBack(input: InputTo<StockCommand, 'ReturnStock'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'ReturnStock', ...input });
  },

  /** Takes shipped units off the shelf and out of their hold. */
  async ship(input: InputTo<StockCommand, 'ShipStock'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'ShipStock', ...input });
  },
};

export const stockStates = {
  /** Says for how many units of which items a hold has to wait, from their own ledgers. */
  async backordered(
    { holdId, itemNumbers }: { readonly holdId: string; readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, number>> {
    const holds = await Promise.all(
      itemNumbers.map(async (itemNumber) => [itemNumber, await holdOf(itemNumber, holdId, context)] as const),
    );
    return Object.fromEntries(
      holds.flatMap(([itemNumber, hold]) => (hold?.backordered ? [[itemNumber, hold.backordered]] : [])),
    );
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly stock: FunctionsOf<typeof stockFunctions>;
  }
  interface States {
    readonly stock: FunctionsOf<typeof stockStates>;
  }
}

/** The caller has mostly just held it; another process may have. */
async function holdOf(itemNumber: string, holdId: string, context: OperationContext): Promise<Hold | undefined> {
  const seen = (await context.cachedState(stock, `stock-${itemNumber}`)).holds[holdId];
  return seen ?? (await context.load(stock, `stock-${itemNumber}`)).state.holds[holdId];
}
