// Returns as queries see them, up to the last event of the order.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { ReturnReason } from '#domain/return/return.events.ts';
import { orderReturn } from '#domain/return/return.decider.ts';
import { returnStream } from '#domain/return/return.events.ts';
import { checkReturnable, returnableUnits } from '#domain/return/return-policy.ts';
import { unitsToRefund } from '#domain/return/return.state.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { feePercentFor, requireReturns, termsOf } from './return-terms.ts';

interface AskedUnits {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

export const returnStates = {
  /** Spec 6. @throws DomainError not_found where the shop has no returns */
  async require(_input: void, context: OperationContext): Promise<void> {
    await requireReturns(context);
  },

  /** What can be returned of each line of an order, and the policy. @throws DomainError order_not_found */
  async ofOrder({ orderId }: { readonly orderId: string }, context: OperationContext) {
    const { order, returnable, state, today, days, feePercent, isWhole, resolutions } = await termsOf(orderId, context);
    const lines = order.lines.map(({ lineId, itemNumber, name, unit, quantity }, at) => {
      const facts = returnable[at];
      const { quantity: left, why } = facts
        ? returnableUnits(state, facts, today)
        : ({ quantity: 0, why: 'return_not_shipped' } as const);
      const until =
        (facts?.shipped ?? [])
          .map((one) => one.until)
          .toSorted()
          .at(-1) ?? '';
      return { lineId, itemNumber, name, unit, quantity, left, why, until };
    });
    return { orderNumber: order.orderNumber, currency: order.currency, days, feePercent, isWhole, resolutions, lines };
  },

  /**
   * What units come to that somebody wants to return. @throws DomainError order_not_found and what keeps them from being
   * returned
   */
  async value(
    { orderId, lines }: { readonly orderId: string; readonly lines: readonly AskedUnits[] },
    context: OperationContext,
  ) {
    const terms = await termsOf(orderId, context);
    checkReturnable(terms.state, terms.returnable, lines, terms);
    const units = lines.map(({ lineId, quantity, reason }) => ({
      ...{ lineId, quantity },
      feePercent: feePercentFor(reason, terms),
    }));
    const { shares, restockingFee, amount } = await context.states.order.returnValue({ orderId, lines: units });
    return {
      terms,
      shares: shares.map((share, at) => ({ ...share, feePercent: units[at]?.feePercent ?? 0 })),
      restockingFee,
      amount,
    };
  },

  /** The units of a return that are to be paid for. @throws DomainError return_not_found, return_not_received */
  async toRefund(
    { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
    context: OperationContext,
  ) {
    const { state } = await context.load(orderReturn, returnStream(orderId));
    const one = own(state.returns, returnId) ?? notFound('return_not_found');
    return one.status === 'received' ? { lines: unitsToRefund(one) } : refuse('return_not_received');
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly return: FunctionsOf<typeof returnStates>;
  }
}
