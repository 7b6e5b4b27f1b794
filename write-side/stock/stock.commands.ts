import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type { stockOperations } from '#contracts/stock/stock.ts';
import { own } from '#domain/shared/dictionary.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import type { InputTo } from '#domain/shared/decider.ts';
import type { StockCommand } from '#domain/stock/stock.commands.ts';
import { stock } from '#domain/stock/stock.decider.ts';
import { available, type Hold } from '#domain/stock/stock.state.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const run = (context: OperationContext, command: StockCommand, expectNew = false) =>
  context.run(stock, `stock-${command.itemNumber}`, command, {
    step: 'holdId' in command ? command.holdId : 'refundId' in command ? command.refundId : '',
    expectNew,
  });

const success = { message: 'success' } as const;

/** So many may want the same item in the same moment. */
const BUYERS_AT_ONCE = 20;

/** @throws DomainError warehouse_unknown, warehouse_inactive */
async function requireWarehouses(
  codes: readonly string[],
  context: OperationContext,
  mustBeActive = true,
): Promise<void> {
  const { warehouses } = await context.states.warehouse.all();
  for (const warehouse of codes) {
    const known = own(warehouses, warehouse) ?? refuse('warehouse_unknown', { warehouse }, 'invalid');
    if (mustBeActive && !known.active) refuse('warehouse_inactive', { warehouse: known.name.en }, 'invalid');
  }
}

/** @throws DomainError product_not_found */
async function requireItem(itemNumber: string, { queries }: OperationContext): Promise<void> {
  const facts = await queries.product.facts({ itemNumbers: [itemNumber] });
  if (!own(facts, itemNumber)) notFound('product_not_found');
}

interface SheetLine {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Each line is a command of its own: one that is refused keeps no other from being done. */
async function sheet(
  lines: readonly SheetLine[],
  commandFor: (line: SheetLine) => StockCommand,
  context: OperationContext,
) {
  const facts = await context.queries.product.facts({ itemNumbers: lines.map(({ itemNumber }) => itemNumber) });
  const refused: { itemNumber: string; code: string; message: string }[] = [];
  let [done, unchanged] = [0, 0];
  for (const line of lines) {
    const { itemNumber } = line;
    try {
      if (!own(facts, itemNumber)) notFound('product_not_found');
      const { events } = await context.run(stock, `stock-${itemNumber}`, commandFor(line), { step: itemNumber });
      if (events.length) done += 1;
      else unchanged += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ itemNumber, code: error.code, message: textFor(error.code, context.language, error.params) });
    }
  }
  return { done, unchanged, refused };
}

export const stockDeskCommands: Handlers<typeof stockOperations, 'command'> = {
  async 'admin/stock/adjust'(input, context) {
    await Promise.all([requireItem(input.itemNumber, context), requireWarehouses([input.warehouse], context, false)]);
    await run(context, { type: 'AdjustStock', ...input });
    return success;
  },
  async 'admin/stock/count'({ warehouse, lines }, context) {
    await requireWarehouses([warehouse], context, false);
    return sheet(
      lines,
      ({ itemNumber, quantity }) => ({ type: 'CountStock', itemNumber, counts: { [warehouse]: quantity } }),
      context,
    );
  },
  async 'admin/stock/shiptransfer'({ from, to, lines }, context) {
    await requireWarehouses([from], context, false);
    await requireWarehouses([to], context);
    const transferId = context.id('transfer');
    const { done, refused } = await sheet(
      lines.filter(({ quantity }) => quantity > 0),
      (line) => ({ type: 'ShipTransfer', transferId, from, to, ...line }),
      context,
    );
    return { transferId, done, refused };
  },
  async 'admin/stock/receivetransfer'(input, context) {
    await run(context, { type: 'ReceiveTransfer', ...input });
    return success;
  },
  async 'admin/stock/expect'({ deliveryId = '', ...expected }, context) {
    await Promise.all([requireItem(expected.itemNumber, context), requireWarehouses([expected.warehouse], context)]);
    const known = deliveryId || context.id('delivery');
    await run(context, { type: 'ExpectDelivery', deliveryId: known, ...expected });
    return { deliveryId: known };
  },
  async 'admin/stock/canceldelivery'(input, context) {
    await run(context, { type: 'CancelDelivery', ...input });
    return success;
  },
  async 'admin/stock/receivedelivery'(input, context) {
    await run(context, { type: 'ReceiveDelivery', ...input });
    return success;
  },
  async 'admin/stock/setsafety'(input, context) {
    await Promise.all([requireItem(input.itemNumber, context), requireWarehouses([input.warehouse], context, false)]);
    await run(context, { type: 'SetSafetyStock', ...input });
    return success;
  },
};

export const stockCommands: Pick<Handlers<typeof importOperations, 'command'>, 'stock/count'> = {
  async 'stock/count'(input, context) {
    const { events } = await run(context, { type: 'CountStock', ...input }, true);
    return { changed: events.length > 0 };
  },
};

export const stockFunctions = {
  /** Says how much of an item lies in some warehouses. `isThere`: some was counted before, as far as is known. */
  async count(
    {
      isThere = false,
      ...input
    }: {
      readonly itemNumber: string;
      readonly counts: Readonly<Record<string, number>>;
      readonly isThere?: boolean;
    },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'CountStock', ...input }, !isThere);
  },

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

/** So many units of an item for an order. */
export interface StockNeed {
  readonly itemNumber: string;
  readonly quantity: number;
  /** More may be ordered than lies there. */
  readonly backorder: boolean;
}

export const stockStates = {
  /**
   * Before anything is locked or begun: of many who want the last units, all but the first are told without an event. What is there is
   * held by `hold` alone, which may still refuse. `holdId`: who pressed twice has it already.
   * @throws DomainError sold_out
   */
  async requireAvailable(
    { holdId, needs }: { readonly holdId: string; readonly needs: readonly StockNeed[] },
    context: OperationContext,
  ): Promise<void> {
    for (const { itemNumber, quantity, backorder } of needs) {
      const stream = `stock-${itemNumber}`;
      if (backorder || available(await context.cachedState(stock, stream)) >= quantity) continue;
      const { state } = await context.load(stock, stream);
      const left = available(state);
      if (left < quantity && !own(state.holds, holdId)) refuse('sold_out', { itemNumber, available: left, quantity });
    }
  },

  /** Whether so little of an item lies there, as far as this process knows, that many who want it at once are too many. */
  async scarce(
    { needs }: { readonly needs: readonly StockNeed[] },
    context: OperationContext,
  ): Promise<{ isScarce: boolean }> {
    for (const { itemNumber, quantity, backorder } of needs)
      if (!backorder && available(await context.cachedState(stock, `stock-${itemNumber}`)) < quantity * BUYERS_AT_ONCE)
        return { isScarce: true };
    return { isScarce: false };
  },

  /** The number of the last event of an item's ledger, from 0; -1 where there is none. */
  async revision(
    { itemNumber }: { readonly itemNumber: string },
    context: OperationContext,
  ): Promise<{ revision: number }> {
    const { revision } = await context.load(stock, `stock-${itemNumber}`);
    return { revision };
  },

  /** Where the goods lie that a hold has of some items; none for those that it has to wait for. */
  async held(
    { holdId, itemNumbers }: { readonly holdId: string; readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<{ readonly itemNumber: string; readonly warehouse: string; readonly quantity: number }[]> {
    const holds = await Promise.all(
      itemNumbers.map(async (itemNumber) => ({ itemNumber, hold: await holdOf(itemNumber, holdId, context) })),
    );
    return holds.flatMap(({ itemNumber, hold }) =>
      (hold?.allocations ?? []).map(({ warehouse, quantity }) => ({ itemNumber, warehouse, quantity })),
    );
  },

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

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly stock: FunctionsOf<typeof stockFunctions>;
  }
  interface States {
    readonly stock: FunctionsOf<typeof stockStates>;
  }
}

/** The caller has mostly just held it; another process may have. */
async function holdOf(itemNumber: string, holdId: string, context: OperationContext): Promise<Hold | undefined> {
  const seen = own((await context.cachedState(stock, `stock-${itemNumber}`)).holds, holdId);
  return seen ?? own((await context.load(stock, `stock-${itemNumber}`)).state.holds, holdId);
}
