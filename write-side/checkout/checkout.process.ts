// Checkout as a process: hold stock, reserve payment, place the order (or change a placed one, or pay it anew), capture. Every step
// is harmless when done again, so whoever finds the process unfinished (the request itself, a second click, the job
// resume-checkout-when-locked after a crash) just goes on with it.
import { PAYMENT_REPLACED } from '#domain/payment/payment.events.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import type { PartOfOrder } from '#contracts/payment/payment.ts';
import {
  begunCheckout,
  checkout,
  type BegunCheckout,
  type CheckoutCommand,
  type CheckoutState,
  type FailedCheckout,
} from '#domain/checkout/checkout.decider.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import type { PaymentPart, ReservedPart } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { holdAll, holdPromotions, releaseHolds, type FailedAttempt } from './holds.ts';
import { orderPromise, type OrderPromise } from './order-promise.ts';

export const streamOf = (orderId: string) => `checkout-${orderId}`;

/**
 * Takes the process from `state` as far as it goes.
 * @throws DomainError once it has failed and is undone; anything else leaves it to the worker.
 */
export async function advance(
  orderId: string,
  state: CheckoutState,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  switch (state.status) {
    case 'none':
    case 'abandoned':
      return notFound('checkout_not_found');
    case 'started':
      return secure(orderId, state, context);
    case 'paid':
      return finish(orderId, state, context);
    case 'completed':
      await run(context, { type: 'Complete', orderId, attempt: state.attempt, orderNumber: state.orderNumber });
      return { status: 'placed', OrderID: orderId, OrderNumber: state.orderNumber };
    case 'failed':
    case 'undone':
      await undo(orderId, state, context);
      throw new DomainError(state.failure.code, state.failure.params);
  }
}

/**
 * Goes up to the point of no return: holds all stock, then reserves every part of the payment plan, one after the
 * other.
 */
async function secure(orderId: string, state: BegunCheckout, context: OperationContext): Promise<PlaceOrderAnswer> {
  const { attempt } = state;
  const reserved: ReservedPart[] = [];
  let promise: OrderPromise | undefined;
  try {
    if (!state.replaces) {
      await holdAll(state, context);
      promise = await checkArrival(state, context);
      await holdPromotions(state, context);
    }
    for (const [index, part] of state.payments.entries()) {
      const input = partOfOrder(part, state);
      let answer = await context.commands.payment.reserve(input);
      if (answer.outcome === 'challenge') answer = await context.commands.payment.confirm(input);
      if (answer.outcome === 'declined') {
        const which = state.payments.length > 1 ? { part: index + 1 } : {};
        throw new DomainError(answer.code, { ...answer.params, ...which }, 'payment');
      }
      if (answer.outcome === 'reserved') {
        reserved.push(answer.part);
        continue;
      }
      // Nobody sits at the screen whom the bank could ask.
      if (state.edit) throw new DomainError('edit_needs_buyer', {}, 'payment');
      return { status: 'challenge', OrderID: orderId, challengeUrl: answer.challengeUrl };
    }
    await giveUpReplaced(state, context);
  } catch (error) {
    if (error instanceof DomainError) return fail(orderId, state, error, context);
    throw error;
  }
  return finish(orderId, await markPaid(orderId, attempt, reserved, state, context), context, promise);
}

/**
 * Whatever the new payments stand for is given up before any of them is taken: should its money have come meanwhile, they
 * are given back, and nothing is paid twice.
 * @throws DomainError payment_already_captured, payment_partly_received
 */
async function giveUpReplaced({ replaces = [] }: BegunCheckout, context: OperationContext): Promise<void> {
  for (const paymentId of replaces) {
    const { captured } = await context.commands.payment.cancel({ paymentId, reason: PAYMENT_REPLACED });
    if (captured) refuse('payment_already_captured');
  }
}

/** Puts on record what was reserved for an attempt that had failed meanwhile, so that it is given back. */
async function markPaid(
  orderId: string,
  attempt: number,
  payments: readonly ReservedPart[],
  begun: BegunCheckout,
  context: OperationContext,
): Promise<BegunCheckout> {
  try {
    return begunCheckout(await run(context, { type: 'MarkPaid', orderId, attempt, payments }));
  } catch (error) {
    if (error instanceof DomainError)
      for (const part of begun.payments) {
        const reserved = payments.find(({ paymentId }) => paymentId === part.paymentId);
        if (reserved) await context.commands.payment.recordLate({ ...partOfOrder(part, begun), reserved });
      }
    throw error;
  }
}

/** Past the point of no return: what is left can only be completed. `promise`: what the buyer was just told. */
async function finish(
  orderId: string,
  state: BegunCheckout,
  context: OperationContext,
  promise?: OrderPromise,
): Promise<PlaceOrderAnswer> {
  const { attempt } = state;
  const { orderNumber } = await putOnOrder(orderId, state, context, promise);
  await Promise.all([
    ...state.payments.map((part) => capture(part, state, context)),
    ...concluded(orderId, state, context),
  ]);
  await run(context, { type: 'Complete', orderId, attempt, orderNumber });
  return { status: 'placed', OrderID: orderId, OrderNumber: orderNumber };
}

/** The order is placed, changed, or has other payments. */
async function putOnOrder(
  orderId: string,
  { attempt, draft, edit, replaces, reserved }: BegunCheckout,
  context: OperationContext,
  promise?: OrderPromise,
): Promise<{ orderNumber: string }> {
  const { order } = context.commands;
  const payments = reserved.map(({ providerReference: _, ...placed }) => placed);
  if (edit) return order.applyEdit({ orderId, attempt, draft, edit, payments });
  if (replaces) return order.replacePayments({ orderId, attempt, paymentIds: replaces, payments });
  return order.place({ draft, payments, ...(promise ?? (await orderPromise(draft, context))) });
}

/** What else was locked or held is at its end. */
function concluded(
  orderId: string,
  { attempt, draft, edit, replaces }: BegunCheckout,
  { commands }: OperationContext,
): Promise<unknown>[] {
  if (replaces) return [];
  if (edit)
    return edit.needs.map(({ itemNumber }) =>
      commands.stock.merge({ itemNumber, holdId: draft.holdId, into: edit.joins }),
    );
  return [(draft.convertedFrom ? commands.quote : commands.cart).markOrdered({ orderId, attempt })];
}

async function capture(part: PaymentPart, state: BegunCheckout, context: OperationContext): Promise<void> {
  const reserved = state.reserved.find(({ paymentId }) => paymentId === part.paymentId);
  if (reserved) await context.commands.payment.capture({ ...partOfOrder(part, state), reserved });
}

/** The request to a provider; the same at every try. */
const partOfOrder = (part: PaymentPart, { draft, startedAt }: BegunCheckout): PartOfOrder => ({
  part,
  orderId: draft.orderId,
  accountId: draft.accountId,
  currency: draft.currency,
  agreedAt: startedAt,
});

async function fail(
  orderId: string,
  begun: BegunCheckout,
  reason: DomainError,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const { attempt } = begun;
  const failure = { code: reason.code, params: reason.params };
  const state = await run(context, { type: 'Fail', orderId, attempt, ...failure }).catch(unlessOver);
  // Somebody else may have got past the point of no return meanwhile: then there is nothing to undo.
  if (state?.status === 'paid' || state?.status === 'completed') return advance(orderId, state, context);
  if (state?.status === 'failed' || state?.status === 'undone') await undo(orderId, state, context);
  else await giveBack(orderId, { ...begun, failure }, context);
  throw reason;
}

/** A slow process finds that this attempt was undone and the next one has begun. */
function unlessOver(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'checkout_not_found')) throw error;
}

export async function undo(orderId: string, state: FailedCheckout, context: OperationContext): Promise<void> {
  await giveBack(orderId, state, context);
  await run(context, { type: 'MarkUndone', orderId, attempt: state.attempt });
}

/**
 * All that an attempt took, in reverse order. A provider that does not answer keeps nobody waiting: a failed attempt
 * can never be captured, and what is reserved for it is given back by a job of its own
 * (release-payment-when-checkout-failed).
 */
async function giveBack(orderId: string, state: FailedAttempt, context: OperationContext): Promise<void> {
  const { attempt } = state;
  const reason = state.failure.code;
  for (const part of state.payments.toReversed()) {
    try {
      await context.commands.payment.cancel({ paymentId: part.paymentId, reason, of: partOfOrder(part, state) });
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      context.log.warn({ err: error, orderId, attempt }, 'the reservation of a failed checkout is given back later');
    }
  }
  await releaseHolds(state, context);
  await unlock(sourceOf(state), { orderId, attempt, reason, paymentLeft: isPaymentLeft(state) }, context);
}

/** Spec 4: a checkout with several methods that was left early is a pending order of whoever has an account. */
export const isPaymentLeft = ({ payments, draft, replaces, failure }: FailedAttempt): boolean =>
  !replaces && payments.length > 1 && draft.personId.startsWith('contact:') && failure.code === 'payment_not_confirmed';

/**
 * Frees what was locked for an attempt that was never begun. Returns the checkout as it then is: under way, where it
 * began after all.
 */
export async function abandon(
  orderId: string,
  attempt: number,
  source: Source,
  context: OperationContext,
): Promise<CheckoutState> {
  const state = await run(context, { type: 'Abandon', orderId, attempt });
  if (state.status === 'abandoned')
    await unlock(source, { orderId, attempt, reason: 'checkout_not_started', paymentLeft: false }, context);
  return state;
}

/** What is locked while it is paid. */
export type Source = 'cart' | 'quote' | 'order' | 'payment';

async function unlock(
  source: Source,
  of: { readonly orderId: string; readonly attempt: number; readonly reason: string; readonly paymentLeft: boolean },
  { commands }: OperationContext,
): Promise<void> {
  switch (source) {
    case 'cart':
      return void (await commands.cart.unlock(of));
    case 'quote':
      return void (await commands.quote.unlock(of));
    case 'order':
      return void (await commands.order.unlock(of));
    case 'payment':
      return void (await commands.order.unlockPayment(of));
  }
}

/** The cart or quote that becomes the order, or the order that is changed or paid anew, is locked while it is paid for. */
function sourceOf({ draft, edit, replaces }: BegunCheckout): Source {
  if (edit) return 'order';
  if (replaces) return 'payment';
  return draft.convertedFrom ? 'quote' : 'cart';
}

/**
 * Nobody pays for what arrives later than they were shown: others may have bought what was left meanwhile.
 * @throws DomainError arrival_changed
 */
async function checkArrival(
  { draft, edit }: BegunCheckout,
  context: OperationContext,
): Promise<OrderPromise | undefined> {
  const { arrivesBy: seen } = draft;
  if (edit || !seen) return undefined;
  const promise = await orderPromise(draft, context);
  const later = promise.promised.find(({ arrivesBy }) => arrivesBy === '' || arrivesBy > seen);
  if (later) refuse('arrival_changed', { seen, arrivesBy: later.arrivesBy });
  return promise;
}

const run = async (context: OperationContext, command: CheckoutCommand): Promise<CheckoutState> =>
  (await context.run(checkout, streamOf(command.orderId), command, { step: String(command.attempt) })).state;

/**
 * Every checkout begins by locking its cart or quote, so one that was never locked needs no look. `locked` names what
 * attempt number `attempt` holds locked: where the process died before it began, that is free again.
 */
export async function lastAttemptOrAbandon(
  orderId: string,
  attempt: number,
  locked: Source | false | undefined,
  context: OperationContext,
): Promise<CheckoutState> {
  if (attempt === 0) return checkout.initialState;
  const { state } = await context.load(checkout, streamOf(orderId));
  const neverBegun = state.attempt < attempt || state.status === 'abandoned';
  return locked && neverBegun ? abandon(orderId, attempt, locked, context) : state;
}

export async function giveUp(orderId: string, code: string, context: OperationContext): Promise<void> {
  const { state: current } = await context.load(checkout, streamOf(orderId));
  const { state } = await context.run(
    checkout,
    streamOf(orderId),
    { type: 'Fail', orderId, attempt: current.attempt, code, params: {} },
    { step: 'given up' },
  );
  if (state.status === 'paid' || state.status === 'completed') refuse('already_placed');
  if (state.status === 'failed') await undo(orderId, state, context);
}
