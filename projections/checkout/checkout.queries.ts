import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { checkoutOperations } from '#contracts/checkout/checkout.ts';
import { missingParts } from '#domain/shared/planned-delivery.ts';
import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { postalAreaTask } from '#platform/shop/geography/find-place.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { calculate, NOWHERE, type CalculationInput } from './calculate.ts';
import { calculatedCart, deliveriesShown } from './cart-deliveries.ts';
import { headerAtDesk } from './header-at-desk.ts';
import { closedMethods, methodMaximum, methodsForBuyer, paymentOptionsFor, paymentWords } from './payment-options.ts';
import { quotationsTo } from './quotations.ts';

export const checkoutQueries: Handlers<typeof checkoutOperations, 'query'> = {
  async 'checkout/getshippingquotations'({ OrderId, country, state, zip, kind: only }, context) {
    const bought = await cartOrQuote(OrderId, context);
    const { shipTo } = bought.header;
    const to =
      only === 'pickup'
        ? NOWHERE.to
        : {
            country: country ?? shipTo?.country ?? '',
            state: state ?? shipTo?.state ?? '',
            zip: zip ?? shipTo?.zip ?? '',
          };
    return quotationsTo(to, bought, context);
  },

  async 'cart/ShippingCalculator'({ OrderId, ProductId, Qty, zip }, context) {
    const Place =
      (await context.services.threads.run(postalAreaTask, zip)) ?? refuse('postal_code_unknown', {}, 'invalid');
    const bought = OrderId
      ? await context.states.cart.own({ orderId: OrderId })
      : await singleItem(needed(ProductId, 'item to send'), Qty, context);
    return { Place, Quotations: await quotationsTo(Place, bought, context) };
  },

  async 'checkout/getheader'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const {
      email = '',
      shipTo,
      billTo,
      pickedUpBy,
      shippingMethod = '',
      shipTogether = false,
      comments = '',
    } = cart.header;
    const [calculated, { warehouse }, parts] = await Promise.all([
      calculatedCart(cart, context),
      context.queries.shipping.pickedUpIn({ shippingMethod }),
      partsBefore(OrderId, cart.attempt, context),
    ]);
    return {
      OrderHeader: {
        OrderID: OrderId,
        OrderTag: cart.tag,
        PaymentAmount: parts.length ? sum(parts.map(({ amount }) => amount)) : calculated.totals.total,
        ...sumsShown(calculated, context.language),
        CurrencyCode: cart.currency,
        LineCount: cart.lines.length,
      },
      Email: email,
      ...(shipTo ? { ShipTo: shipTo } : {}),
      ...(billTo ? { BillTo: billTo } : {}),
      ...(pickedUpBy ? { PickedUpBy: pickedUpBy } : {}),
      ShippingMethod: shippingMethod,
      ShipTogether: shipTogether,
      CustomerComments: comments,
      PaymentParts: parts,
      Deliveries: deliveriesShown(cart, calculated, context.language),
      Missing: missingParts(cart, warehouse !== ''),
    };
  },

  async 'customer/getpaymentoptions'({ orderId }, context) {
    const { accountId, lines } = await cartOrQuote(orderId, context);
    const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
    const facts = await context.queries.product.facts({ itemNumbers });
    const forGiftCertificates = Object.values(facts).some(({ giftCertificate }) => giftCertificate);
    const [options, { method }] = await Promise.all([
      paymentOptionsFor(accountId, context, { forGiftCertificates }),
      context.queries.preference.paymentMethod(),
    ]);
    // The first is what a checkout begins with.
    return [...options].sort((a, b) => Number(b.method === method) - Number(a.method === method));
  },

  async 'checkout/getpaypalpaymentorderstatus'({ OrderId }, { states }) {
    const { parts } = await states.checkout.paymentStatuses({ orderId: OrderId });
    const statuses = new Set(parts.map(({ status }) => status));
    // The worst of them is what became of the whole.
    return {
      Status: (['declined', 'cancelled', 'waiting', 'approved'] as const).find((one) => statuses.has(one)) ?? 'none',
    };
  },

  async 'checkout/getmultipaypalpaymentstatus'({ OrderId }, { states }) {
    const { parts } = await states.checkout.paymentStatuses({ orderId: OrderId });
    return { Payments: parts.map(({ method, amount, status }) => ({ method, Amount: amount, Status: status })) };
  },

  async 'checkout/getadvancepayment'({ OrderId }, context) {
    const { orderNumber, accountId, currency, amount } = await context.queries.order.owed({ orderId: OrderId });
    const options = await paymentOptionsFor(accountId, context, await context.states.order.payer({ orderId: OrderId }));
    return {
      OrderNumber: orderNumber,
      Amount: amount,
      CurrencyCode: currency,
      Options: options.filter(({ method }) => moneyComesBy(method) === 'at-once'),
    };
  },

  async 'checkout/get_ordercomplete'({ OrderId }, context) {
    return context.queries.order.details({ OrderId });
  },
};

export const checkoutFunctions = {
  /** Weight, freight, taxes and totals of lines that go to one place or several. */
  calculate,

  /** The same of a cart, wherever its goods go. */
  calculatedCart,

  /** The deliveries of a cart as they are shown. */
  async deliveriesOf(cart: CartAsOfNow, context: OperationContext) {
    const calculated = await calculatedCart(cart, context);
    return { calculated, deliveries: deliveriesShown(cart, calculated, context.language) };
  },

  /** What a customer's cart lacks to be ordered at the desk. */
  headerAtDesk,

  /** What the last try of a cart that was not placed was to be paid; absent where there was none. */
  async paymentLeft(
    { orderId }: { readonly orderId: string },
    { states }: OperationContext,
  ): Promise<{ readonly amount?: Amount }> {
    const plan = await states.checkout.failedPlan({ orderId });
    return plan ? { amount: plan.total } : {};
  },

  /** The ways of paying that the caller is offered. */
  async paymentOptions(_input: void, context: OperationContext) {
    return { options: await paymentOptionsFor(context.caller.accountId, context) };
  },

  /** The ways of paying an order that staff may choose for its buyer. */
  async methodsForBuyer({ orderId }: { readonly orderId: string }, context: OperationContext) {
    const { accountId, ...payer } = await context.states.order.payer({ orderId });
    return { methods: await methodsForBuyer(accountId, context, payer) };
  },

  /** How to pay by some methods, in the dealer's words and the reader's language. */
  async paymentWords({ methods }: { readonly methods: readonly string[] }, context: OperationContext) {
    return { words: await paymentWords(methods, context) };
  },

  /** Ways of paying that are not open to an account, or to guests, whose id is empty. */
  async closedMethods({ accountId }: { readonly accountId: string }, context: OperationContext) {
    return { methods: await closedMethods(accountId, context) };
  },

  /** The most that a method may pay of one order, in minor units; absent: any amount. */
  async methodMaximum({ method }: { readonly method: string }, context: OperationContext) {
    return { maximum: await methodMaximum(method, context) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
}

/** Some of one product, as a cart of nothing else. @throws DomainError product_not_found where it is not for sale */
async function singleItem(
  itemNumber: string,
  quantity: number,
  { queries, caller: { accountId } }: OperationContext,
): Promise<Omit<CalculationInput, 'deliveries'> & { readonly coupons: readonly string[] }> {
  const { [itemNumber]: prices } = await queries.priceList.prices({ accountId, itemNumbers: [itemNumber] });
  if (!prices) return notFound('product_not_found', { itemNumber });
  const lines = [{ lineId: '1', itemNumber, quantity, price: priceAt(prices, quantity) }];
  return { lines, accountId, currency: prices.currency, coupons: [] };
}

/** What the last try was to be paid by, where it was by several methods: who goes on need not choose them again. */
async function partsBefore(orderId: string, attempt: number, { states }: OperationContext) {
  const plan = attempt > 0 ? await states.checkout.failedPlan({ orderId }) : undefined;
  return plan && plan.parts.length > 1 ? plan.parts : [];
}

/** The cart, or the quote that it became or that was begun without one; somebody else's does not exist. */
async function cartOrQuote(orderId: string, { states }: OperationContext) {
  const { status } = await states.cart.get({ orderId });
  return status === 'quoted' || status === 'none'
    ? states.quote.own({ quoteId: orderId })
    : states.cart.own({ orderId });
}
