// What a placed order still owes is paid anew, as a further attempt of its checkout: all of it or nothing.
import type { Input } from '#contracts/api.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import { choiceByReference, moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { checkout } from '#domain/checkout/checkout.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { paymentPlan, type PaymentChosen } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { advance, lastAttemptOrAbandon, streamOf, undo } from './checkout.process.ts';

/**
 * Pay now: its buyer pays, by methods alone that pay at once. `amountSeen`: what they saw as owed, in minor units.
 * @throws DomainError order_not_found, payment_method_not_allowed, and whatever keeps the order from being paid
 */
export async function advancePayment(
  orderId: string,
  amountSeen: Amount,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  await context.states.order.requireOwn({ orderId });
  return payAnew(orderId, amountSeen, chosen, context, 'buyer');
}

/**
 * Staff put on account, or have sent by wire or cheque, what a card or a debit did not pay.
 * @throws DomainError order_being_paid while its buyer does, payment_method_not_allowed, and whatever keeps the order from being paid
 */
export async function payOtherwise(
  { orderId, amount, method, reference }: Input<'admin/order/payotherwise'>,
  context: OperationContext,
): Promise<void> {
  const choice = choiceByReference(method, reference);
  if (!choice) return refuse('payment_method_not_allowed', { method }, 'payment');
  const { method: _, ...details } = choice;
  await payAnew(orderId, amount, [{ method, details }], context, 'staff');
}

async function payAnew(
  orderId: string,
  amountSeen: Amount,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
  by: 'buyer' | 'staff',
): Promise<PlaceOrderAnswer> {
  const { state: last } = await context.load(checkout, streamOf(orderId));
  const before = await lastAttemptOrAbandon(orderId, last.attempt, false, context);
  const isOwn = 'replaces' in before && before.replaces !== undefined;
  const isUnderWay = before.status === 'started' || before.status === 'paid';
  // A buyer who presses again, in another window even, goes on with what was begun.
  if (isOwn && (before.startedBy === context.command.commandId || (isUnderWay && by === 'buyer')))
    return advance(orderId, before, context);
  if (isUnderWay) return refuse(isOwn ? 'order_being_paid' : 'order_being_edited');
  if (before.status === 'failed') await undo(orderId, before, context);
  const other = by === 'buyer' && chosen.find(({ method }) => moneyComesBy(method) !== 'at-once');
  if (other) return refuse('payment_method_not_allowed', { method: other.method }, 'payment');

  const attempt = before.attempt + 1;
  const { parts } = await context.commands.payment.keep({ parts: chosen });
  const planned = paymentPlan(orderId, attempt, amountSeen, parts);
  await context.commands.payment.requireAllowed({ ...(await context.states.order.payer({ orderId })), parts: planned });
  await context.commands.payment.countTry({ methods: planned.map(({ method }) => method) });
  const { draft, paymentIds } = await context.commands.order.beginPayment({ orderId, attempt, amountSeen });
  const { state } = await context.run(checkout, streamOf(orderId), {
    type: 'Start',
    orderId,
    attempt,
    draft,
    payments: paymentPlan(orderId, attempt, amountSeen, parts, paymentIds),
    replaces: paymentIds,
    at: context.now,
    startedBy: context.command.commandId,
  });
  return advance(orderId, state, context);
}
