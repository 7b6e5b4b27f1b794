// The two ways out for an order whose payment was refused after it was placed.
import type { Input } from '#contracts/api.ts';
import type { ChargeResult } from '#contracts/order/order-desk-shapes.ts';
import { order } from '#domain/order/order.decider.ts';
import { isCancelled } from '#domain/order/order-lines.ts';
import { everythingLeft, refundOf, type RefundAsked } from '#domain/order/order.pricing.ts';
import type { PlacedOrder } from '#domain/order/order.state.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { loadOrder, streamOf } from './order-stream.ts';
import { completeRefund } from './refund.process.ts';

/** @throws DomainError order_not_found, payment_not_found, order_cancelled, payment_not_failed */
export async function chargeAgain(
  { orderId, paymentId }: Input<'admin/order/chargeagain'>,
  context: OperationContext,
): Promise<ChargeResult> {
  const state = await loadOrder(orderId, context);
  if (!state.payments.some((payment) => payment.paymentId === paymentId)) notFound('payment_not_found');
  if (isCancelled(state)) refuse('order_cancelled');
  return context.commands.payment.chargeAgain({ paymentId });
}

/**
 * Gives up what is reserved or awaited for an order that was cancelled unpaid. Money that was taken, for a part of it or
 * at the same moment, goes back, and so do parts of what was awaited.
 */
export async function releasePayments(orderId: string, context: OperationContext): Promise<{ released: boolean }> {
  const state = await loadOrder(orderId, context);
  try {
    const taken = await Promise.all(
      state.payments.map(async ({ paymentId }) => {
        const { captured, received } = await context.commands.payment.cancel({ paymentId, reason: 'order_cancelled' });
        if (captured) return [{ paymentId }];
        return received ? [{ paymentId, amount: received }] : [];
      }),
    );
    if (taken.flat().length) await giveBack(orderId, state, taken.flat(), context);
    return { released: true };
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { released: false };
    throw error;
  }
}

/** Of an order that was paid in part what was taken goes back. */
async function giveBack(
  orderId: string,
  state: PlacedOrder,
  taken: NonNullable<RefundAsked['payments']>,
  context: OperationContext,
): Promise<void> {
  const asked = { ...everythingLeft(state), payments: taken };
  const { amount: amountSeen } = refundOf(state, asked);
  if (amountSeen === 0) return;
  const refundId = context.id('refund');
  await context.run(order, streamOf(orderId), {
    type: 'Refund',
    orderId,
    refundId,
    changesSeen: state.changes,
    amountSeen,
    asked,
    restock: false,
    reason: 'order_cancelled',
    at: context.now,
  });
  await completeRefund(orderId, refundId, context);
}
