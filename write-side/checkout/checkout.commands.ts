import type { checkoutOperations, PlaceOrderAnswer } from '#contracts/checkout.ts';
import { checkout, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { CHALLENGE_MINUTES } from '#domain/checkout/checkout.events.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { advance, streamOf, undo } from './checkout.process.ts';
import { draftOrder } from './order-draft.ts';

export const checkoutCommands: Handlers<typeof checkoutOperations, 'command'> = {
  async 'checkout/saveheader'({ OrderId, Email, ShipTo, BillTo, ShippingMethod, CustomerComments }, context) {
    const header = { email: Email, shipTo: ShipTo, billTo: BillTo, shippingMethod: ShippingMethod, comments: CustomerComments };
    const cart = await context.call('cart/saveheader', { orderId: OrderId, header });
    const { totals, taxes } = await context.call('checkout/quote', {
      lines: [...cart.lines], country: cart.header.shipTo?.country ?? '', state: cart.header.shipTo?.state ?? '', shippingMethod: cart.header.shippingMethod ?? '',
    });
    return {
      SubTotal: totals.subTotal, ShippingTotal: totals.shipping, TaxTotal: totals.tax, DiscountTotal: totals.discount, OrderTotal: totals.total,
      CurrencyCode: cart.currency as 'CAD',
      TaxLines: taxes.map(({ name, rate, amount }) => ({ name: name[context.language], rate: rate / 1_000, amount })),
    };
  },

  async 'checkout/placeorder'({ OrderId, OrderTotal, payment }, context) {
    const cart = await context.call('cart/own', { orderId: OrderId });
    const before = await checkoutOf(OrderId, cart.attempt, context);
    if (before.startedBy === context.command.commandId) return advanceForBuyer(OrderId, before, context);
    if (cart.status === 'ordered' || before.status === 'paid' || before.status === 'completed') return refuse('already_placed');
    if (before.status === 'failed') await undo(OrderId, before, context);
    else if (cart.status === 'locked') return refuse('payment_pending');

    const attempt = cart.attempt + 1;
    const draft = await draftOrder(OrderId, attempt, OrderTotal, cart, context);
    await context.call('cart/lock', { orderId: OrderId, attempt, changesSeen: cart.changes });
    const start = { type: 'Start', orderId: OrderId, attempt, draft, payment, at: context.now, startedBy: context.command.commandId } as const;
    const { state } = await context.run(checkout, streamOf(OrderId), start, { probablyNew: attempt === 1 });
    return advanceForBuyer(OrderId, state, context);
  },

  async 'checkout/completechallenge'({ OrderId }, context): Promise<PlaceOrderAnswer> {
    await context.call('cart/own', { orderId: OrderId });
    const { state } = await context.load(checkout, streamOf(OrderId));
    return advanceForBuyer(OrderId, state, context);
  },

  async 'checkout/cancel'({ OrderId }, context) {
    await context.call('cart/own', { orderId: OrderId });
    await giveUp(OrderId, 'checkout_cancelled', context);
    return { message: 'success' };
  },

  async 'checkout/resume'({ orderId, attempt }, context) {
    const { state } = await context.load(checkout, streamOf(orderId));
    if (state.attempt < attempt) {
      // The process died between locking the cart and beginning the checkout.
      await context.call('cart/unlock', { orderId, attempt, reason: 'checkout_not_started' });
      return { settled: true };
    }
    if (state.attempt > attempt) return { settled: true };
    try {
      const answer = await advance(orderId, state, context);
      if (answer.status === 'placed') return { settled: true };
      if (Date.parse(context.now) - Date.parse(state.startedAt!) < CHALLENGE_MINUTES * 60_000) return { settled: false };
      await giveUp(orderId, 'challenge_failed', context);
    } catch (error) {
      // A failed checkout is undone by now: for the worker that is as settled as a placed order.
      if (!(error instanceof DomainError)) throw error;
    }
    return { settled: true };
  },
};

/** Every checkout begins by locking its cart, so one that was never locked needs no look. */
async function checkoutOf(orderId: string, attempt: number, context: OperationContext): Promise<CheckoutState> {
  return attempt === 0 ? checkout.initialState : (await context.load(checkout, streamOf(orderId))).state;
}

/** Once its cart is an order, the session has no current cart. */
async function advanceForBuyer(orderId: string, state: CheckoutState, context: OperationContext): Promise<PlaceOrderAnswer> {
  const answer = await advance(orderId, state, context);
  if (answer.status === 'placed' && context.session.orderId === orderId) await context.session.setOrder('');
  return answer;
}

async function giveUp(orderId: string, code: string, context: OperationContext): Promise<void> {
  const { state: current } = await context.load(checkout, streamOf(orderId));
  const { state } = await context.run(checkout, streamOf(orderId), { type: 'Fail', orderId, attempt: current.attempt, code, params: {} }, { step: 'given up' });
  if (state.status === 'paid' || state.status === 'completed') refuse('already_placed');
  if (state.status === 'failed') await undo(orderId, state, context);
}
