// Locks a placed order for an edit, and says what must be secured before it is changed.
import type { BeginEdit } from '#contracts/order/order-desk-shapes.ts';
import type { OrderEditAgreed } from '#domain/checkout/checkout.events.ts';
import { order } from '#domain/order/order.decider.ts';
import { stockChange, type PlacedOrder } from '#domain/order/order.state.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { paymentPlan, type PaymentPlan } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { loadOrder, streamOf } from './order-stream.ts';

/** Finds what has to be secured for an edit before the order is changed. */
interface EditBegun {
  readonly draft: OrderDraft;
  readonly payments: PaymentPlan;
  readonly edit: OrderEditAgreed;
}

/**
 * @throws DomainError order_changed, edit_difference_changed, edit_charge_impossible, and what the order itself refuses
 */
export async function beginEdit(
  {
    orderId,
    attempt,
    changes,
    difference,
    reason,
    lines,
    add,
    shipTo: to,
    deliveryId,
  }: BeginEdit & { readonly attempt: number },
  context: OperationContext,
): Promise<EditBegun> {
  const state = await loadOrder(orderId, context);
  const { draft } = state;
  const { change, shipTo } = await context.queries.orderDesk.draftEdit({
    draft,
    changes: state.changes,
    lines,
    add,
    ...(to ? { shipTo: to } : {}),
    ...(deliveryId ? { deliveryId } : {}),
  });
  const payments = await paymentsFor(state, attempt, Math.max(0, difference), context);
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
  if ((await loadOrder(orderId, context)).editing !== attempt) refuse('order_changed');
  const needs = stockChange(state, change.lines).filter(({ quantity }) => quantity > 0);
  return {
    draft: { ...draft, ...change, shipTo, holdId: `${orderId}.${attempt}` },
    payments,
    edit: { reason, refundId: context.id('refund'), charge: Math.max(0, difference), needs, joins: state.holdId },
  };
}

/**
 * What an edit charges is borne by the first payment of the order by which more can be charged with nobody at the
 * screen: on terms, or by the token that a provider keeps. @throws DomainError edit_charge_impossible
 */
async function paymentsFor(
  { draft, payments }: PlacedOrder,
  attempt: number,
  charge: Amount,
  context: OperationContext,
): Promise<PaymentPlan> {
  if (charge === 0) return [];
  for (const { paymentId } of payments) {
    const { again } = await context.states.payment.get({ paymentId });
    if (again) return paymentPlan(draft.orderId, attempt, charge, [again]);
  }
  return refuse('edit_charge_impossible');
}
