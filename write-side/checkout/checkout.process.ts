// Checkout as a process: hold stock, authorise payment, place the order (or change a placed one), capture. Every step
// is harmless when done again, so whoever finds the process unfinished (the request itself, a second click, the worker
// after a crash) just goes on with it.
import type { PlaceOrderAnswer } from '#contracts/checkout.ts';
import type { OrderEditAgreed } from '#domain/checkout/checkout.events.ts';
import { checkout, type CheckoutCommand, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { GatewayUnavailable } from '#platform/payment/gateway.ts';
import { backorderedLines } from './backordered-lines.ts';

export const streamOf = (orderId: string) => `checkout-${orderId}`;
const paymentIdOf = (orderId: string, attempt: number) => `${orderId}.${attempt}`;

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
      await run(context, { type: 'Complete', orderId, attempt: state.attempt, orderNumber: state.orderNumber! });
      return { status: 'placed', OrderID: orderId, OrderNumber: state.orderNumber! };
    case 'failed':
    case 'undone':
      await undo(orderId, state, context);
      throw new DomainError(state.failure!.code, state.failure!.params);
  }
}

/** Up to the point of no return: all stock held, payment authorised. */
async function secure(orderId: string, state: CheckoutState, context: OperationContext): Promise<PlaceOrderAnswer> {
  const { attempt, draft, payment } = state as Required<CheckoutState>;
  const paymentId = paymentIdOf(orderId, attempt);
  let paymentText = '';
  try {
    await holdAll(state, context);
    // An order that becomes no dearer needs no payment.
    if (state.edit?.charge === 0)
      return finish(
        orderId,
        await run(context, { type: 'MarkPaid', orderId, attempt, paymentId, paymentText }),
        context,
      );
    const request = {
      paymentId,
      orderId,
      accountId: draft.accountId,
      amount: state.edit?.charge ?? draft.totals.total,
      currency: draft.currency as 'CAD',
      payment,
    };
    let answer = await context.call('payment/authorise', request);
    if (answer.outcome === 'challenge') answer = await context.call('payment/settle', { paymentId });
    // Nobody sits at the screen whom the bank could ask.
    if (answer.outcome === 'challenge' && state.edit) throw new DomainError('edit_needs_buyer', {}, 'payment');
    if (answer.outcome === 'challenge')
      return {
        status: 'challenge',
        OrderID: orderId,
        challengeUrl: answer.challengeUrl,
        gatewayOrigin: context.services.gateway.origin,
      };
    if (answer.outcome === 'declined') throw new DomainError(answer.code, {}, 'payment');
    paymentText = answer.text;
  } catch (error) {
    if (error instanceof DomainError) return fail(orderId, state, error, context);
    throw error;
  }
  const paid = await run(context, { type: 'MarkPaid', orderId, attempt, paymentId, paymentText });
  return finish(orderId, paid, context);
}

/** Past the point of no return: what is left can only be completed. */
async function finish(orderId: string, state: CheckoutState, context: OperationContext): Promise<PlaceOrderAnswer> {
  if (state.edit) return finishEdit(orderId, state, state.edit, context);
  const { attempt, draft, payment, paymentId, paymentText } = state as Required<CheckoutState>;
  const { orderNumber } = await context.call('order/place', {
    draft,
    paymentId,
    paymentMethod: payment.method,
    paymentText,
    poNumber: payment.method === 'terms' ? payment.poNumber : '',
    backordered: await backorderedLines(draft, context),
  });
  await Promise.all([
    context.call('payment/capture', { paymentId }),
    context.call(`${draft.convertedFrom ? 'quote' : 'cart'}/markordered`, { orderId, attempt }),
  ]);
  await run(context, { type: 'Complete', orderId, attempt, orderNumber });
  return { status: 'placed', OrderID: orderId, OrderNumber: orderNumber };
}

async function finishEdit(
  orderId: string,
  state: CheckoutState,
  edit: OrderEditAgreed,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const { attempt, draft, payment, paymentId, paymentText } = state as Required<CheckoutState>;
  const charge = edit.charge ? { charge: { paymentId, method: payment.method, text: paymentText } } : {};
  const { orderNumber } = await context.call('order/applyedit', { orderId, attempt, draft, edit, ...charge });
  await Promise.all([
    ...(edit.charge ? [context.call('payment/capture', { paymentId })] : []),
    ...edit.needs.map(({ itemNumber }) =>
      context.call('stock/join', { itemNumber, holdId: draft.holdId, into: edit.joins }),
    ),
  ]);
  await run(context, { type: 'Complete', orderId, attempt, orderNumber });
  return { status: 'placed', OrderID: orderId, OrderNumber: orderNumber };
}

async function fail(
  orderId: string,
  begun: CheckoutState,
  reason: DomainError,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const { attempt } = begun;
  const failure = { code: reason.code, params: reason.params };
  const state = await run(context, { type: 'Fail', orderId, attempt, ...failure }).catch(unlessOver);
  // Somebody else may have got past the point of no return meanwhile: then there is nothing to undo.
  if (state?.status === 'paid' || state?.status === 'completed') return advance(orderId, state, context);
  if (state) await undo(orderId, state, context);
  else await giveBack(orderId, { ...begun, failure }, context);
  throw reason;
}

/** Whoever was slow finds that this attempt was undone and the next one has begun. */
function unlessOver(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'checkout_not_found')) throw error;
}

export async function undo(orderId: string, state: CheckoutState, context: OperationContext): Promise<void> {
  await giveBack(orderId, state, context);
  await run(context, { type: 'MarkUndone', orderId, attempt: state.attempt });
}

/**
 * All that an attempt took, in reverse order. A provider that does not answer keeps nobody waiting: a failed attempt
 * can never be captured, and what is reserved for it is given back by a job of its own
 * (release-payment-when-checkout-failed).
 */
async function giveBack(orderId: string, state: CheckoutState, context: OperationContext): Promise<void> {
  const { attempt } = state;
  const reason = state.failure!.code;
  try {
    await context.call('payment/void', { paymentId: paymentIdOf(orderId, attempt), reason });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ err: error, orderId, attempt }, 'the reservation of a failed checkout is given back later');
  }
  await releaseStock(state, context);
  await context.call(`${sourceOf(state)}/unlock`, { orderId, attempt, reason });
}

/**
 * Harmless when done again, as it is for an attempt whose request was so slow that it held something after it had been
 * undone.
 */
export async function releaseStock(state: CheckoutState, context: OperationContext): Promise<void> {
  const { draft, failure } = state as Required<CheckoutState>;
  for (const { itemNumber } of stockNeeded(state).reverse())
    await context.call('stock/release', { itemNumber, holdId: draft.holdId, reason: failure.code });
}

/** Gives back what an attempt reserved that failed. @throws GatewayUnavailable */
export async function releasePayment(
  orderId: string,
  attempt: number,
  reason: string,
  context: OperationContext,
): Promise<void> {
  await context.call('payment/void', { paymentId: paymentIdOf(orderId, attempt), reason });
}

/**
 * Frees what was locked for an attempt that was never begun. Answers the checkout as it then is: under way, where it
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
    await context.call(`${source}/unlock`, { orderId, attempt, reason: 'checkout_not_started' });
  return state;
}

export type Source = 'cart' | 'quote' | 'order';

/** What becomes the order, or the order that is changed: it is locked while it is paid for. */
const sourceOf = ({ draft, edit }: CheckoutState): Source => (edit ? 'order' : draft!.convertedFrom ? 'quote' : 'cart');

/** Quantities are summed per item first: a bundle and a line may share one. */
function stockNeeded({ draft, edit }: CheckoutState): { itemNumber: string; quantity: number; backorder: boolean }[] {
  if (edit) return [...edit.needs];
  const needed = new Map<string, { quantity: number; backorder: boolean }>();
  for (const line of draft!.lines) {
    for (const part of line.components) {
      const known = needed.get(part.itemNumber);
      needed.set(part.itemNumber, {
        quantity: (known?.quantity ?? 0) + part.quantity * line.quantity,
        backorder: line.backorder && (known?.backorder ?? true),
      });
    }
  }
  return [...needed].map(([itemNumber, need]) => ({ itemNumber, ...need }));
}

async function holdAll(state: CheckoutState, context: OperationContext): Promise<void> {
  const { holdId } = state.draft!;
  const held = await Promise.allSettled(
    stockNeeded(state).map((need) => context.call('stock/hold', { holdId, ...need })),
  );
  const refused = held.find((result) => result.status === 'rejected');
  if (refused) throw refused.reason;
}

const run = async (context: OperationContext, command: CheckoutCommand): Promise<CheckoutState> =>
  (await context.run(checkout, streamOf(command.orderId), command, { step: String(command.attempt) })).state;
