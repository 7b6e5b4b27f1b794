// Pay now: what a placed order still owes is paid anew, as a further attempt of its checkout: all of it or nothing.
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { checkout } from '#domain/checkout/checkout.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { paymentPlan, type PaymentChosen } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { advance, lastAttemptOrAbandon, streamOf, undo } from './checkout.process.ts';

/**
 * `amountSeen`: what the buyer saw as owed, in minor units. By methods alone that pay at once.
 * @throws DomainError payment_method_not_allowed, and whatever keeps the order from being paid
 */
export async function advancePayment(
  orderId: string,
  amountSeen: Amount,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  await context.states.order.requireOwn({ orderId });
  const { state: last } = await context.load(checkout, streamOf(orderId));
  const before = await lastAttemptOrAbandon(orderId, last.attempt, false, context);
  const isOwn = 'replaces' in before && before.replaces !== undefined;
  // Who presses again, in another window even, goes on with what was begun.
  const isUnderWay = before.status === 'started' || before.status === 'paid';
  if (isOwn && (isUnderWay || before.startedBy === context.command.commandId)) return advance(orderId, before, context);
  if (isUnderWay) return refuse('order_being_edited');
  if (before.status === 'failed') await undo(orderId, before, context);
  const other = chosen.find(({ method }) => moneyComesBy(method) !== 'at-once');
  if (other) return refuse('payment_method_not_allowed', { method: other.method }, 'payment');

  const attempt = before.attempt + 1;
  const { parts } = await context.commands.payment.keep({ parts: chosen });
  const payments = paymentPlan(orderId, attempt, amountSeen, parts);
  const { accountId, currency } = await context.queries.order.owed({ orderId });
  const { forGiftCertificates } = await context.states.order.boughtCertificates({ orderId });
  await context.commands.payment.requireAllowed({ accountId, currency, parts: payments, forGiftCertificates });
  await context.commands.payment.countTry({ methods: payments.map(({ method }) => method) });
  const { draft, paymentIds } = await context.commands.order.beginPayment({ orderId, attempt, amountSeen });
  const { state } = await context.run(checkout, streamOf(orderId), {
    type: 'Start',
    orderId,
    attempt,
    draft,
    payments,
    replaces: paymentIds,
    at: context.now,
    startedBy: context.command.commandId,
  });
  return advance(orderId, state, context);
}
