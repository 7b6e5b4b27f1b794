// Paying anew what an order still owes: locked while the money is secured, then with other payments, or as it was.
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { isCancelled } from './order-lines.ts';
import type { OrderEvent } from './order.events.ts';
import type { PlacedOrder } from './order.state.ts';

export type PaymentCommand =
  | {
      readonly type: 'StartPayment';
      readonly orderId: string;
      readonly attempt: number;
      /** Payments of the order whose money is not there. */
      readonly paymentIds: readonly string[];
      readonly at: string;
    }
  | {
      readonly type: 'ReplacePayments';
      readonly orderId: string;
      readonly attempt: number;
      readonly paymentIds: readonly string[];
      readonly payments: readonly PlacedPayment[];
      readonly at: string;
    }
  | { readonly type: 'AbandonPayment'; readonly orderId: string; readonly attempt: number; readonly code: string };

export function decideOnPayment(command: PaymentCommand, state: PlacedOrder): OrderEvent[] {
  const { orderId, attempt } = command;
  switch (command.type) {
    case 'StartPayment':
      return start(command, state);
    case 'ReplacePayments': {
      const { paymentIds, payments, at } = command;
      return state.paying === attempt
        ? [{ type: 'OrderPaymentsReplaced', data: { orderId, attempt, paymentIds, payments, replacedAt: at } }]
        : [];
    }
    case 'AbandonPayment':
      return state.paying === attempt
        ? [{ type: 'OrderPaymentAbandoned', data: { orderId, attempt, code: command.code } }]
        : [];
    default:
      return unreachable(command);
  }
}

function start(
  { orderId, attempt, paymentIds, at }: Extract<PaymentCommand, { type: 'StartPayment' }>,
  state: PlacedOrder,
): OrderEvent[] {
  checkUnlocked(state);
  if (isCancelled(state)) return refuse('order_cancelled');
  if (Object.values(state.refunds).some(({ status }) => status === 'requested')) return refuse('refund_pending');
  if (!paymentIds.length) return refuse('nothing_owed');
  const known = new Set(state.payments.map(({ paymentId }) => paymentId));
  if (!paymentIds.every((paymentId) => known.has(paymentId))) return notFound('payment_not_found');
  return [{ type: 'OrderPaymentStarted', data: { orderId, attempt, paymentIds, startedAt: at } }];
}

/** @throws DomainError order_being_edited, order_being_paid */
export function checkUnlocked({ editing, paying }: PlacedOrder): void {
  if (editing !== undefined) refuse('order_being_edited');
  if (paying !== undefined) refuse('order_being_paid');
}
