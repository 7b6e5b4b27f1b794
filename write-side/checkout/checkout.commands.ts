import { setTimeout as delay } from 'node:timers/promises';
import type { BeginEdit } from '#contracts/order-desk.ts';
import type { checkoutOperations, PlaceOrderAnswer } from '#contracts/checkout.ts';
import type { PaymentChoice } from '#contracts/payment-method/payment-methods.ts';
import { wireTaxes, wireTotals } from '#contracts/wire-totals.ts';
import { checkout, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { PENDING_MINUTES } from '#domain/checkout/checkout.events.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { taxesOf } from '#domain/shared/price/priced.ts';
import { paymentPlan } from '#domain/shared/payment-plan.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { GatewayUnavailable } from '#platform/payment/gateway.ts';
import { abandon, advance, releaseStock, streamOf, undo, type Source } from './checkout.process.ts';
import { checkConvertible, draftFromQuote, draftOrder } from './order-draft.ts';

const BEGIN_TRIES = 20;
const BEGIN_POLL_MS = 50;

export const checkoutCommands: Handlers<typeof checkoutOperations, 'command'> = {
  async 'checkout/saveheader'({ OrderId, Email, ShipTo, BillTo, ShippingMethod, CustomerComments }, context) {
    const header = {
      email: Email,
      shipTo: ShipTo,
      billTo: BillTo,
      shippingMethod: ShippingMethod,
      comments: CustomerComments,
    };
    const cart = await context.commands.cart.saveHeader({ orderId: OrderId, header });
    const { lines, deliveries, totals } = await context.queries.checkout.calculate({
      lines: [...cart.lines],
      country: cart.header.shipTo?.country ?? '',
      state: cart.header.shipTo?.state ?? '',
      shippingMethod: cart.header.shippingMethod ?? '',
    });
    return {
      ...wireTotals(totals),
      CurrencyCode: cart.currency,
      TaxLines: wireTaxes(taxesOf(lines, deliveries), context.language),
    };
  },

  async 'checkout/placeorder'({ OrderId, OrderTotal, payment }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const before = await attemptBefore(OrderId, cart.attempt, cart.status === 'locked' && 'cart', context);
    if (isUnderWay(before) || before.startedBy === context.command.commandId)
      return advanceForBuyer(OrderId, before, context);
    if (cart.status === 'ordered') return refuse('already_placed');
    if (before.status === 'failed') await undo(OrderId, before, context);

    const attempt = cart.attempt + 1;
    const draft = await draftOrder(OrderId, attempt, OrderTotal, cart, context);
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
    return start(OrderId, attempt, draft, payment, context);
  },

  async 'checkout/convertquotetoorder'({ QuoteId, Revision: revision, RevisionHash: hash, payment }, context) {
    const quote = await context.states.quote.own({ quoteId: QuoteId });
    const before = await attemptBefore(QuoteId, quote.attempt, quote.status === 'converting' && 'quote', context);
    if (isUnderWay(before) || before.startedBy === context.command.commandId)
      return advanceForBuyer(QuoteId, before, context);
    if (before.status === 'completed') return refuse('already_placed');
    if (before.status === 'failed') await undo(QuoteId, before, context);

    const attempt = quote.attempt + 1;
    checkConvertible(quote);
    const { content } = await context.commands.quote.lock({ orderId: QuoteId, attempt, revision, hash });
    return start(
      QuoteId,
      attempt,
      await draftFromQuote(QuoteId, attempt, quote, { content, hash }, context),
      payment,
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

export const checkoutFunctions = {
  /** Edits a placed order as a further attempt of its checkout: all of it or nothing. */
  async editOrder(
    { orderId, edit: asked }: { readonly orderId: string; readonly edit: BeginEdit },
    context: OperationContext,
  ): Promise<{ refundId: string }> {
    const { state: before } = await context.load(checkout, streamOf(orderId));
    const repeated = before.startedBy === context.command.commandId;
    if (!repeated) {
      if (before.status === 'failed') await undo(orderId, before, context);
      else if (before.status === 'started' || before.status === 'paid') return refuse('order_being_edited');
      const attempt = before.attempt + 1;
      const { draft, payments, edit } = await context.commands.order.beginEdit({ ...asked, attempt });
      await context.run(checkout, streamOf(orderId), {
        type: 'Start',
        orderId,
        attempt,
        draft,
        payments,
        edit,
        at: context.now,
        startedBy: context.command.commandId,
      });
    }
    const { state } = await context.load(checkout, streamOf(orderId));
    await advance(orderId, state, context);
    return { refundId: state.edit!.refundId };
  },

  /** Finishes or undoes a checkout that was interrupted. */
  async resume(
    {
      orderId,
      attempt,
      source,
    }: { readonly orderId: string; readonly attempt: number; readonly source?: 'cart' | 'quote' | 'order' },
    context: OperationContext,
  ): Promise<{ settled: boolean }> {
    const state = await lastAttempt(orderId, attempt, source, context);
    if (state.status === 'abandoned' || state.attempt > attempt) return { settled: true };
    if (state.status === 'undone') {
      await releaseStock(state, context);
      return { settled: true };
    }
    const isPending = Date.parse(context.now) - Date.parse(state.startedAt!) < PENDING_MINUTES * 60_000;
    try {
      // The buyer was told that nothing is charged after this time.
      if (state.status === 'started' && !state.edit && !isPending) {
        await giveUp(orderId, 'payment_not_confirmed', context);
        return { settled: true };
      }
      const answer = await advance(orderId, state, context);
      if (answer.status === 'placed') return { settled: true };
      if (isPending) return { settled: false };
      await giveUp(orderId, 'challenge_failed', context);
    } catch (error) {
      // A provider that does not answer is asked again until the buyer has been told that it is over.
      if (error instanceof GatewayUnavailable) return { settled: false };
      // A failed checkout is undone by now: for the worker that is as settled as a placed order.
      if (!(error instanceof DomainError)) throw error;
    }
    return { settled: true };
  },
};

export const checkoutStates = {
  /** Whom to write to about an attempt that failed; appends nothing. */
  async forMail(
    { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
    context: OperationContext,
  ): Promise<{ email: string; personId: string; name: string; language: 'en' | 'fr' }> {
    const {
      state: { attempt: last, draft },
    } = await context.load(checkout, streamOf(orderId));
    // The buyer has ordered again meanwhile: there is nothing to tell.
    if (last !== attempt || !draft) return { email: '', personId: '', name: '', language: 'en' };
    return {
      email: draft.email,
      personId: draft.personId,
      name: draft.placedBy ?? `${draft.billTo.firstName} ${draft.billTo.lastName}`,
      language: draft.language === 'fr' ? 'fr' : 'en',
    };
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
  interface States {
    readonly checkout: FunctionsOf<typeof checkoutStates>;
  }
}

/** Nobody knows yet how it ends: who presses again, with another card even, goes on with this one. */
const isUnderWay = ({ status }: CheckoutState): boolean => status === 'started' || status === 'paid';

async function start(
  orderId: string,
  attempt: number,
  draft: OrderDraft,
  payment: PaymentChoice,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const { method, ...details } = payment;
  await context.commands.payment.countTry({ methods: [method] });
  const command = {
    type: 'Start',
    orderId,
    attempt,
    draft,
    payments: paymentPlan(orderId, attempt, draft.totals.total, [{ method, details }]),
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
  if (state.edit) return notFound('checkout_not_found');
  if (state.draft?.convertedFrom) await context.states.quote.own({ quoteId: orderId });
  else await context.states.cart.own({ orderId });
  return state;
}

/**
 * Every checkout begins by locking its cart or quote, so one that was never locked needs no look. `locked` names what
 * attempt number `attempt` holds locked: where the process died before it began, that is free again.
 */
async function lastAttempt(
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

/**
 * What a press finds. The press that locked the cart or quote may be about to begin: to give its attempt up at once
 * would refuse it, though it is the same click twice. Where its process died, the buyer waits a second for nothing.
 */
async function attemptBefore(
  orderId: string,
  attempt: number,
  locked: Source | false,
  context: OperationContext,
): Promise<CheckoutState> {
  if (locked && (await context.load(checkout, streamOf(orderId))).state.attempt < attempt)
    await begunElsewhere(orderId, attempt, context);
  return lastAttempt(orderId, attempt, locked, context);
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
  for (let tries = 0; tries < BEGIN_TRIES; tries++) {
    const { state } = await context.load(checkout, streamOf(orderId));
    if (state.attempt >= attempt && (isUnderWay(state) || state.status === 'completed')) return state;
    await delay(BEGIN_POLL_MS);
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

async function giveUp(orderId: string, code: string, context: OperationContext): Promise<void> {
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
