// Locks a placed order for an edit, and says what must be secured before it is changed.
import type { Input, Output } from '#contracts/api.ts';
import { order } from '#domain/order/order.decider.ts';
import { stockChange } from '#domain/order/order.state.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { streamOf } from './order-stream.ts';

/**
 * @throws DomainError order_changed, edit_difference_changed, edit_charge_impossible, and what the order itself refuses
 */
export async function beginEdit(
  { orderId, attempt, changes, difference, reason, lines, add, shipTo: to }: Input<'order/beginedit'>,
  context: OperationContext,
): Promise<Output<'order/beginedit'>> {
  const { state } = await context.load(order, streamOf(orderId));
  const draft = state.draft ?? notFound('order_not_found');
  const { change, shipTo } = await context.call('order/draftedit', {
    draft,
    changes: state.changes,
    lines,
    add,
    ...(to ? { shipTo: to } : {}),
  });
  const payment = await paymentFor(state.payments[0]!, Math.max(0, difference), context);
  await context.run(order, streamOf(orderId), {
    type: 'StartEdit',
    orderId,
    attempt,
    changesSeen: changes,
    change,
    differenceSeen: difference,
    at: context.now,
  });
  // A repeat of a click whose edit was given up meanwhile finds its first answer, but no lock.
  if ((await context.load(order, streamOf(orderId))).state.editing !== attempt) refuse('order_changed');
  const needs = stockChange(state, change.lines).filter(({ quantity }) => quantity > 0);
  return {
    draft: { ...draft, ...change, shipTo, holdId: `${orderId}.${attempt}` },
    payment,
    edit: { reason, refundId: context.id('refund'), charge: Math.max(0, difference), needs, joins: state.holdId },
  };
}

/** The way the order was paid before: on terms, or by the token that the gateway keeps for the card. */
async function paymentFor(
  { paymentId, method }: { readonly paymentId: string; readonly method: string },
  charge: number,
  context: OperationContext,
): Promise<Output<'order/beginedit'>['payment']> {
  const { reference } = await context.call('payment/asofnow', { paymentId });
  if (charge > 0 && !reference) refuse('edit_charge_impossible');
  return method === 'terms' ? { method, poNumber: reference } : { method: 'card', token: reference };
}
