// Giving money back as a process: the order says first what is to be given back, then every payment is asked by its own
// key. Every step is harmless when done again, so whoever finds it unfinished (the request itself, a second click, the
// worker) goes on.
import { own } from '#domain/shared/dictionary.ts';
import type { RefundResult } from '#contracts/order/order-desk-shapes.ts';
import { order } from '#domain/order/order.decider.ts';
import { placedOrder, type OrderRefund } from '#domain/order/order.state.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { restoreCertificates } from './bought-certificates.ts';
import { loadOrder, streamOf } from './order-stream.ts';
import { firstItemOf } from './billed.ts';
import { issueStoreCredit } from './store-credit.ts';

/**
 * Tells whether all of the money was taken, or some of it was refused, or is still waited for.
 * @throws DomainError payment_not_captured where that is not known yet
 */
export async function isPaid(orderId: string, context: OperationContext): Promise<boolean> {
  const payments = await paymentsOf(orderId, context);
  if (payments.every(({ captured }) => captured)) return true;
  const isKnown = payments.every(({ captured, failed, awaiting }) => captured || failed || awaiting);
  return isKnown ? false : refuse('payment_not_captured');
}

/** Money that was not taken cannot be given back. @throws DomainError payment_not_captured */
export async function checkCaptured(orderId: string, context: OperationContext): Promise<void> {
  if (!(await isPaid(orderId, context))) refuse('payment_not_captured');
}

/**
 * Nothing leaves the warehouse for a payment that the bank refused, nor before awaited money came.
 * @throws DomainError order_unpaid, payment_awaited
 */
export async function checkShippable(orderId: string, context: OperationContext): Promise<void> {
  const payments = await paymentsOf(orderId, context);
  if (payments.some(({ failed }) => failed)) refuse('order_unpaid');
  if (payments.some(({ awaiting }) => awaiting)) refuse('payment_awaited');
}

async function paymentsOf(orderId: string, context: OperationContext) {
  const state = await loadOrder(orderId, context);
  return Promise.all(state.payments.map(({ paymentId }) => context.states.payment.get({ paymentId })));
}

/** Asks every payment that bears a part of it. An answer that does not come leaves the refund to the worker. */
export async function completeRefund(
  orderId: string,
  refundId: string,
  context: OperationContext,
): Promise<RefundResult> {
  const state = await loadOrder(orderId, context);
  const refund = own(state.refunds, refundId);
  if (!refund) return { refundId, status: 'none', amount: 0, code: '' };
  if (refund.status !== 'requested') return resultOf(refund);
  try {
    return resultOf(await askPayments(orderId, refund, context));
  } catch (error) {
    // Nobody knows whether the provider gave the money back: it is asked again by the same key.
    if (error instanceof GatewayUnavailable) return { refundId, status: 'pending', amount: refund.amount, code: '' };
    throw error;
  }
}

async function askPayments(orderId: string, refund: OrderRefund, context: OperationContext): Promise<OrderRefund> {
  const { refundId, parts, storeCredit, invoiceId } = refund;
  const refunded = [];
  let declined = '';
  const before = await loadOrder(orderId, context);
  const of = invoiceId ? { openItemId: firstItemOf(before, invoiceId) } : {};
  await issueStoreCredit(before, refund, context);
  for (const part of parts) {
    if (storeCredit?.paymentIds.includes(part.paymentId)) {
      refunded.push(part);
      continue;
    }
    const answer = await context.commands.payment.refund({ refundId, ...part, ...of });
    if (answer.outcome === 'refunded') refunded.push(part);
    else declined = answer.code;
  }
  const at = context.now;
  const result = declined
    ? ({ type: 'DeclineRefund', orderId, refundId, code: declined, refunded, at } as const)
    : ({ type: 'CompleteRefund', orderId, refundId, at } as const);
  if (declined && !refunded.length)
    await restoreCertificates({ orderId, refundId, lines: refund.lines }, declined, context);
  const { state } = await context.run(order, streamOf(orderId), result, { step: refundId });
  return needed(own(placedOrder(state).refunds, refundId), 'refund of the order');
}

function resultOf({ refundId, status, amount, code }: OrderRefund): RefundResult {
  if (status === 'declined') return { refundId, status: 'declined', amount, code };
  return { refundId, status: status === 'completed' ? 'refunded' : 'pending', amount, code: '' };
}
