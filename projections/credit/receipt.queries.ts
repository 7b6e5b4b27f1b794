import type { correctionOperations } from '#contracts/credit/correction.ts';
import type { OpenItem } from '#domain/credit/credit.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { openItems } from './open-items.ts';
import { receipts, waitingOf } from './receipts.ts';

export const receiptQueries = (read: ReadSide): Handlers<typeof correctionOperations, 'query'> => ({
  async 'admin/credit/receipt'({ accountId, receiptId }, context) {
    const row = await read.row(receipts, receiptId, context);
    const { accountIds } = await context.queries.account.family({ accountId });
    if (!row || !accountIds.includes(row.account_id)) return notFound('receipt_not_found');
    const { items } = await context.queries.receipt.find({ receiptId });
    const orders = await context.queries.order.buyers({ orderIds: items.map(({ orderId }) => orderId) });
    return {
      reference: row.reference,
      amount: row.amount,
      waiting: waitingOf(row),
      isReversed: row.is_reversed,
      items: items.map(({ openItemId, orderId, open }) => ({
        openItemId,
        orderNumber: own(orders, orderId)?.orderNumber ?? '',
        amount: open,
      })),
    };
  },
});

export const receiptFunctions = (read: ReadSide) => ({
  /**
   * What a payment on account settles, each item with what would be open of it again, and how often that was changed by
   * hand. @throws DomainError receipt_not_found
   */
  async find(
    { receiptId }: { readonly receiptId: string },
    context: OperationContext,
  ): Promise<{ items: readonly OpenItem[]; waiting: number; moves: number }> {
    const row = (await read.row(receipts, receiptId, context)) ?? notFound('receipt_not_found');
    const facts = await read.rows(openItems, Object.keys(row.applied), context);
    return {
      waiting: waitingOf(row),
      moves: row.moves,
      items: Object.entries(row.applied).flatMap(([openItemId, open]) => {
        const item = facts.get(openItemId);
        if (!item) return [];
        const { order_id: orderId, amount, due_on: dueOn, reduced, discount } = item;
        const more = { ...(reduced ? { reduced } : {}), ...(discount ? { discount } : {}) };
        return [{ openItemId, orderId, amount, open, dueOn, ...more }];
      }),
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly receipt: FunctionsOf<ReturnType<typeof receiptFunctions>>;
  }
}
