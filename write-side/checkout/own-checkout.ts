import { checkout, isBegun, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { streamOf } from './checkout.process.ts';

/** A checkout belongs to whoever its cart, quote or order belongs to. */
export async function ownCheckout(orderId: string, context: OperationContext): Promise<CheckoutState> {
  const { state } = await context.load(checkout, streamOf(orderId));
  // An edit is the desk's, not the buyer's.
  if (isBegun(state) && state.edit) return notFound('checkout_not_found');
  if (isBegun(state) && state.replaces) await context.states.order.requireOwn({ orderId });
  else if (isBegun(state) && state.draft.convertedFrom) await context.states.quote.own({ quoteId: orderId });
  else await context.states.cart.own({ orderId });
  return state;
}
