// What becomes of an order whose money does not come: its buyer is reminded, and the order cancelled, after the days that the
// shop has set (issue 33, "Money that comes later").
import { moneyComesBy, reportedBy } from '#contracts/payment/method/payment-methods.ts';
import { order } from '#domain/order/order.decider.ts';
import { PAYMENT_NOT_RECEIVED } from '#domain/order/order.events.ts';
import { isCancelled, openUnits } from '#domain/order/order-lines.ts';
import type { PlacedOrder } from '#domain/order/order.state.ts';
import { addDays } from '#domain/shared/day.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { loadOrder, streamOf } from './order-stream.ts';

interface AwaitedMoney {
  readonly orderId: string;
  readonly paymentId: string;
  /** Since when it is awaited, ISO. */
  readonly since: string;
}

/** Whether the buyer is to be told today; `isOver`: nothing is awaited any more. */
export async function reminderOfAwaited(
  { orderId, paymentId, since }: AwaitedMoney,
  context: OperationContext,
): Promise<{ isDue: boolean; isOver: boolean }> {
  const state = await loadOrder(orderId, context);
  const isOver = isCancelled(state) || !(await context.states.payment.get({ paymentId })).awaiting;
  const day = await dayAfter('AwaitedReminderDays', since, context);
  return { isDue: !isOver && day !== undefined && shopDay(context.now) >= day, isOver };
}

/** It is being edited or paid at this moment, or was a moment ago. */
const BUSY: readonly string[] = ['order_being_edited', 'order_being_paid', 'order_changed'];

/**
 * Cancels an order of which nothing has come in time; where some of it has, or the rest is paid otherwise, staff decide.
 * `isOver`: there is nothing more to look at. Harmless when repeated.
 */
export async function cancelUnreceived(
  { orderId, paymentId, since }: AwaitedMoney,
  context: OperationContext,
): Promise<{ isOver: boolean }> {
  const state = await loadOrder(orderId, context);
  if (isCancelled(state) || !(await context.states.payment.get({ paymentId })).awaiting) return { isOver: true };
  const lastDay = await dayAfter('AwaitedCancelDays', since, context);
  if (lastDay === undefined || shopDay(context.now) <= lastDay || !(await isNothingThere(state, context)))
    return { isOver: false };
  try {
    await context.run(order, streamOf(orderId), {
      ...({ type: 'CancelLines', orderId, refundId: context.id('refund'), unpaid: true } as const),
      ...{ changesSeen: state.changes, amountSeen: 0, freight: 0 },
      lines: openUnits(state),
      reason: PAYMENT_NOT_RECEIVED,
      at: context.now,
    });
    return { isOver: true };
  } catch (error) {
    if (error instanceof DomainError && BUSY.includes(error.code)) return { isOver: false };
    throw error;
  }
}

/**
 * What the buyer is told of money that has just come: that the order is paid, or that more is still to come. Whoever pays anew is told
 * by the letter of that, and money of an order that was cancelled goes back.
 */
export async function arrivalOf(
  { orderId }: { readonly orderId: string },
  context: OperationContext,
): Promise<{ letter?: 'order-paid' | 'payment-part-received' }> {
  const state = await loadOrder(orderId, context);
  if (isCancelled(state) || isPaidAnew(state)) return {};
  const payments = await Promise.all(state.payments.map((one) => context.states.payment.get(one)));
  if (payments.every(({ captured }) => captured)) return { letter: 'order-paid' };
  return payments.some(({ failed }) => failed) ? {} : { letter: 'payment-part-received' };
}

/** At once, by its buyer: nothing that comes later is a payment of it any more. */
const isPaidAnew = ({ replaced, payments }: PlacedOrder): boolean =>
  replaced.length > 0 && payments.every(({ method }) => moneyComesBy(method) === 'at-once');

/** Undefined where the shop has set no days. */
async function dayAfter(
  name: 'AwaitedReminderDays' | 'AwaitedCancelDays',
  since: string,
  { queries }: OperationContext,
): Promise<string | undefined> {
  const days = Number((await queries.setting.value({ name })).value);
  return days > 0 ? addDays(shopDay(since), days) : undefined;
}

async function isNothingThere({ payments }: PlacedOrder, { states }: OperationContext): Promise<boolean> {
  const found = await Promise.all(
    payments.map(async ({ paymentId, method }) => ({ method, ...(await states.payment.get({ paymentId })) })),
  );
  return found.every(({ method, awaiting, received }) => awaiting && !received && reportedBy(method) === 'staff');
}
