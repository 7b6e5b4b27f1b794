import type { checkoutOperations, PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import type { orderDeskOperations } from '#contracts/order/order-desk.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { checkout, isBegun, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { paymentPlan, type PaymentChosen } from '#domain/shared/payment-plan.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { advance, streamOf, undo, type Source, lastAttemptOrAbandon, giveUp } from './checkout.process.ts';
import { editOrder } from './edit-order.ts';
import { checkConvertible, draftFromQuote, draftOrder } from './order-draft.ts';

const BEGIN_POLL_MS = 50;

type Ours = typeof checkoutOperations & Pick<typeof orderDeskOperations, 'admin/order/edit'>;

export const checkoutCommands: Handlers<Ours, 'command'> = {
  async 'admin/order/edit'({ orderId, ...edit }, context) {
    await context.commands.order.requireCaptured({ orderId });
    const { refundId } = await editOrder(orderId, { orderId, ...edit }, context);
    return { ...(await context.commands.order.completeRefund({ orderId, refundId })), difference: edit.difference };
  },

  async 'checkout/saveheader'(
    { OrderId, Email, ShipTo, BillTo, PickedUpBy, ShippingMethod, ShipTogether, CustomerComments },
    context,
  ) {
    const header = {
      email: Email,
      shipTo: ShipTo,
      billTo: BillTo,
      pickedUpBy: PickedUpBy,
      shippingMethod: ShippingMethod,
      shipTogether: ShipTogether,
      comments: CustomerComments,
    };
    const cart = await context.commands.cart.saveHeader({ orderId: OrderId, header });
    const calculated = await context.queries.checkout.calculate({
      lines: [...cart.lines],
      accountId: cart.accountId,
      currency: cart.currency,
      country: cart.header.shipTo?.country ?? '',
      state: cart.header.shipTo?.state ?? '',
      zip: cart.header.shipTo?.zip ?? '',
      shippingMethod: cart.header.shippingMethod ?? '',
      coupons: cart.coupons,
    });
    return { ...sumsShown(calculated, context.language), CurrencyCode: cart.currency };
  },

  async 'checkout/placeorder'({ OrderId, OrderTotal, ArrivesBy, payment }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const before = await awaitAttemptBefore(OrderId, cart.attempt, cart.status === 'locked' && 'cart', context);
    if (isUnderWay(before) || before.startedBy === context.command.commandId)
      return advanceForBuyer(OrderId, before, context);
    if (cart.status === 'ordered') return refuse('already_placed');
    if (before.status === 'failed') await undo(OrderId, before, context);

    await context.states.account.requireOrdering({ accountId: cart.accountId });
    const attempt = cart.attempt + 1;
    const parts = await keptParts(payment, context);
    const draft = {
      ...(await draftOrder(OrderId, attempt, OrderTotal, cart, context)),
      ...(ArrivesBy === undefined ? {} : { arrivesBy: ArrivesBy }),
    };
    try {
      await context.commands.cart.lock({ orderId: OrderId, attempt, changesSeen: cart.changes });
    } catch (error) {
      const begun =
        error instanceof DomainError && error.code === 'cart_locked'
          ? await begunElsewhere(OrderId, attempt, context)
          : undefined;
      if (!begun) throw error;
      return advanceForBuyer(OrderId, begun, context);
    }
    return start(OrderId, attempt, draft, parts, context);
  },

  async 'checkout/convertquotetoorder'({ QuoteId, Revision: revision, RevisionHash: hash, payment }, context) {
    const quote = await context.states.quote.own({ quoteId: QuoteId });
    const before = await awaitAttemptBefore(QuoteId, quote.attempt, quote.status === 'converting' && 'quote', context);
    if (isUnderWay(before) || before.startedBy === context.command.commandId)
      return advanceForBuyer(QuoteId, before, context);
    if (before.status === 'completed') return refuse('already_placed');
    if (before.status === 'failed') await undo(QuoteId, before, context);

    await context.states.account.requireOrdering({ accountId: quote.accountId });
    const attempt = quote.attempt + 1;
    checkConvertible(quote);
    const parts = await keptParts(payment, context);
    const { content } = await context.commands.quote.lock({ orderId: QuoteId, attempt, revision, hash });
    return start(
      QuoteId,
      attempt,
      await draftFromQuote(QuoteId, attempt, quote, { content, hash }, context),
      parts,
      context,
    );
  },

  async 'checkout/completechallenge'({ OrderId }, context): Promise<PlaceOrderAnswer> {
    return advanceForBuyer(OrderId, await ownCheckout(OrderId, context), context);
  },

  async 'checkout/cancel'({ OrderId }, context) {
    await ownCheckout(OrderId, context);
    await giveUp(OrderId, 'checkout_cancelled', context);
    return { message: 'success' };
  },
};

/** Asked before anything is locked: what nobody can pay by is refused with the cart as it was. */
const keptParts = async (
  { method, ...details }: PaymentChoice,
  { commands }: OperationContext,
): Promise<readonly PaymentChosen[]> => (await commands.payment.keep({ parts: [{ method, details }] })).parts;

/** Nobody knows yet how it ends: who presses again, with another card even, goes on with this one. */
const isUnderWay = ({ status }: CheckoutState): boolean => status === 'started' || status === 'paid';

async function start(
  orderId: string,
  attempt: number,
  draft: OrderDraft,
  parts: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  await context.commands.payment.countTry({ methods: parts.map(({ method }) => method) });
  const command = {
    type: 'Start',
    orderId,
    attempt,
    draft,
    payments: paymentPlan(orderId, attempt, draft.totals.total, parts),
    at: context.now,
    startedBy: context.command.commandId,
  } as const;
  const { state } = await context.run(checkout, streamOf(orderId), command, { expectNew: attempt === 1 });
  return advanceForBuyer(orderId, state, context);
}

/** A checkout belongs to whoever its cart or quote belongs to. */
async function ownCheckout(orderId: string, context: OperationContext): Promise<CheckoutState> {
  const { state } = await context.load(checkout, streamOf(orderId));
  // An edit is the desk's, not the buyer's.
  if (isBegun(state) && state.edit) return notFound('checkout_not_found');
  if (isBegun(state) && state.draft.convertedFrom) await context.states.quote.own({ quoteId: orderId });
  else await context.states.cart.own({ orderId });
  return state;
}

/**
 * Loads the attempt that a press finds. The press that locked the cart or quote may be about to begin: to give its attempt up at once
 * would refuse it, though it is the same click twice. Where its process died, the buyer waits a second for nothing.
 */
async function awaitAttemptBefore(
  orderId: string,
  attempt: number,
  locked: Source | false,
  context: OperationContext,
): Promise<CheckoutState> {
  if (locked && (await context.load(checkout, streamOf(orderId))).state.attempt < attempt)
    await begunElsewhere(orderId, attempt, context);
  return lastAttemptOrAbandon(orderId, attempt, locked, context);
}

/**
 * Another process took the same click, or another one of the same buyer, and is about to begin: this one goes on with
 * what it begins.
 */
async function begunElsewhere(
  orderId: string,
  attempt: number,
  context: OperationContext,
): Promise<CheckoutState | undefined> {
  const { clock, deadlines } = context.services;
  for (const begun = clock.now(); clock.now() - begun < deadlines.attemptBefore;) {
    const { state } = await context.load(checkout, streamOf(orderId));
    if (state.attempt >= attempt && (isUnderWay(state) || state.status === 'completed')) return state;
    await clock.sleep(BEGIN_POLL_MS);
  }
  return undefined;
}

/** Once its cart is an order, the session has no current cart. */
async function advanceForBuyer(
  orderId: string,
  state: CheckoutState,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const answer = await advance(orderId, state, context);
  if (answer.status === 'placed' && context.session.orderId === orderId) await context.session.setOrder('');
  return answer;
}
