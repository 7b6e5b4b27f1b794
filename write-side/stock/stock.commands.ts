import type { importOperations } from '#contracts/catalogue-import.ts';
import type { stockOperations } from '#contracts/stock.ts';
import { stock, type Hold, type StockCommand } from '#domain/stock/stock.decider.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

const run = (context: OperationContext, command: StockCommand, expectNew = false) =>
  context.run(stock, `stock-${command.itemNumber}`, command, {
    step: 'holdId' in command ? command.holdId : 'refundId' in command ? command.refundId : '',
    expectNew: expectNew,
  });
const success = { message: 'success' } as const;

export const stockCommands: Handlers<typeof stockOperations, 'command'> &
  Pick<Handlers<typeof importOperations, 'command'>, 'stock/count'> = {
  async 'stock/count'(input, context) {
    const { events } = await run(context, { type: 'CountStock', ...input }, true);
    return { changed: events.length > 0 };
  },
  async 'stock/hold'(input, context) {
    await run(context, { type: 'HoldStock', ...input });
    return success;
  },
  async 'stock/backordered'({ holdId, itemNumbers }, context) {
    const holds = await Promise.all(
      itemNumbers.map(async (itemNumber) => [itemNumber, await holdOf(itemNumber, holdId, context)] as const),
    );
    return Object.fromEntries(
      holds.flatMap(([itemNumber, hold]) => (hold?.backordered ? [[itemNumber, hold.backordered]] : [])),
    );
  },
  async 'stock/release'(input, context) {
    await run(context, { type: 'ReleaseHold', ...input });
    return success;
  },
  async 'stock/reduce'(input, context) {
    await run(context, { type: 'ReduceHold', ...input });
    return success;
  },
  async 'stock/join'(input, context) {
    await run(context, { type: 'JoinHold', ...input });
    return success;
  },
  async 'stock/return'(input, context) {
    await run(context, { type: 'ReturnStock', ...input });
    return success;
  },
  async 'stock/ship'(input, context) {
    await run(context, { type: 'ShipStock', ...input });
    return success;
  },
};

/** The caller has mostly just held it; another process may have. */
async function holdOf(itemNumber: string, holdId: string, context: OperationContext): Promise<Hold | undefined> {
  const seen = (await context.peek(stock, `stock-${itemNumber}`)).holds[holdId];
  return seen ?? (await context.load(stock, `stock-${itemNumber}`)).state.holds[holdId];
}
