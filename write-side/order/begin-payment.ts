// Locks a placed order while its buyer pays anew what it still owes.
import { order } from '#domain/order/order.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { loadOrder, streamOf } from './order-stream.ts';

/**
 * `amountSeen`: what the buyer saw as owed, in minor units.
 * @throws DomainError order_cancelled, order_being_edited, order_being_paid, refund_pending,
 * nothing_owed, payment_pending, payment_partly_received, payment_due_changed
 */
export async function beginPayment(
  { orderId, attempt, amountSeen }: { readonly orderId: string; readonly attempt: number; readonly amountSeen: Amount },
  context: OperationContext,
): Promise<{ draft: OrderDraft; paymentIds: readonly string[] }> {
  const { draft, payments } = await loadOrder(orderId, context);
  const standings = await Promise.all(
    payments.map(async ({ paymentId, amount }) => ({
      ...(await context.states.payment.get({ paymentId })),
      paymentId,
      amount,
    })),
  );
  // Nobody knows yet whether its money is taken.
  if (standings.some(({ captured, failed, awaiting }) => !captured && !failed && !awaiting)) refuse('payment_pending');
  // What takes a payment's place stands for all of it, and some of it is there.
  if (standings.some(({ awaiting, received }) => awaiting && received > 0)) refuse('payment_partly_received');
  const unpaid = standings.filter(({ captured }) => !captured);
  const due = sum(unpaid.map(({ amount }) => amount));
  if (unpaid.length && due !== amountSeen) refuse('payment_due_changed', { due, seen: amountSeen });
  const paymentIds = unpaid.map(({ paymentId }) => paymentId);
  await context.run(order, streamOf(orderId), {
    type: 'StartPayment',
    orderId,
    attempt,
    paymentIds,
    at: context.now,
  });
  return { draft, paymentIds };
}
