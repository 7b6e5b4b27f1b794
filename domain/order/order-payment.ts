// Paying anew what an order still owes: locked while the money is secured, then with other payments, or as it was.
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { AbandonPayment, ReplacePayments, StartPayment } from './order-commands.ts';
import { isCancelled } from './order-lines.ts';
import type { OrderEvent } from './order.events.ts';
import type { PlacedOrder } from './order.state.ts';

export function startPayment({ orderId, attempt, paymentIds, at }: StartPayment, state: PlacedOrder): OrderEvent[] {
  checkUnlocked(state);
  if (isCancelled(state)) return refuse('order_cancelled');
  if (Object.values(state.refunds).some(({ status }) => status === 'requested')) return refuse('refund_pending');
  if (!paymentIds.length) return refuse('nothing_owed');
  const known = new Set(state.payments.map(({ paymentId }) => paymentId));
  if (!paymentIds.every((paymentId) => known.has(paymentId))) return notFound('payment_not_found');
  return [{ type: 'OrderPaymentStarted', data: { orderId, attempt, paymentIds, startedAt: at } }];
}

export const replacePayments = (command: ReplacePayments, { paying }: PlacedOrder): OrderEvent[] => {
  const { orderId, attempt, paymentIds, payments, at } = command;
  return paying === attempt
    ? [{ type: 'OrderPaymentsReplaced', data: { orderId, attempt, paymentIds, payments, replacedAt: at } }]
    : [];
};

export const abandonPayment = ({ orderId, attempt, code }: AbandonPayment, { paying }: PlacedOrder): OrderEvent[] =>
  paying === attempt ? [{ type: 'OrderPaymentAbandoned', data: { orderId, attempt, code } }] : [];

/** @throws DomainError order_being_edited, order_being_paid */
export function checkUnlocked({ editing, paying }: PlacedOrder): void {
  if (editing !== undefined) refuse('order_being_edited');
  if (paying !== undefined) refuse('order_being_paid');
}
