import type { checkoutOperations, PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import type { orderDeskOperations } from '#contracts/order/order-desk.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import type { PaymentChosen } from '#domain/shared/payment-plan.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { giveUp } from './checkout.process.ts';
import { advancePayment, payOtherwise } from './advance-payment.ts';
import { editOrder } from './edit-order.ts';
import { ownCheckout } from './own-checkout.ts';
import { advanceForBuyer, placeCart, placeQuote } from './placement.ts';

type Ours = typeof checkoutOperations &
  Pick<typeof orderDeskOperations, 'admin/order/edit' | 'admin/order/payotherwise'>;

export const checkoutCommands: Handlers<Ours, 'command'> = {
  async 'admin/order/edit'({ orderId, ...edit }, context) {
    await context.commands.order.requireCaptured({ orderId });
    const { refundId } = await editOrder(orderId, { orderId, ...edit }, context);
    return { ...(await context.commands.order.completeRefund({ orderId, refundId })), difference: edit.difference };
  },

  async 'admin/order/payotherwise'(input, context) {
    await payOtherwise(input, context);
    return { message: 'success' };
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
    const calculated = await context.queries.checkout.calculatedCart(cart);
    return { ...sumsShown(calculated, context.language), CurrencyCode: cart.currency };
  },

  async 'checkout/placeorder'({ payment, ...seen }, context) {
    return placeCart(seen, [chosen(payment)], context);
  },

  async 'checkout/convertquotetoorder'({ payment, ...seen }, context) {
    return placeQuote(seen, [chosen(payment)], context);
  },

  async 'checkout/processmultiplepayment'({ OrderId, OrderTotal, ArrivesBy, Quote, Payments }, context) {
    const parts = Payments.map(({ payment, Amount }) => chosen(payment, Amount));
    return Quote
      ? placeQuote({ QuoteId: OrderId, ...Quote }, parts, context)
      : placeCart({ OrderId, OrderTotal, ArrivesBy }, parts, context);
  },

  async 'checkout/processadvancepayment'({ OrderId, Amount, Payments }, context) {
    const parts = Payments.map(({ payment, Amount: share }) => chosen(payment, share));
    return advancePayment(OrderId, Amount, parts, context);
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

const chosen = ({ method, ...details }: PaymentChoice, amount?: number): PaymentChosen => ({
  method,
  details,
  ...(amount === undefined ? {} : { amount }),
});
