import { z } from 'zod';
import { MISSING_PARTS } from '#domain/shared/planned-delivery.ts';
import type { Delivery, OrderedLine } from '#domain/shared/order-draft.ts';
import type { Destination } from '#domain/shared/place.ts';
import type { FreightPromotion } from '#domain/shared/price/delivery-step.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';
import type { OnRequestOffer, PricedOffer } from '#domain/shared/shipping-offer.ts';
import { defineOperations, shoppers, signedInShoppers } from '../shared/operation.ts';
import { paymentOutcomes } from '../payment/payment.ts';
import { paymentChoice, paymentOption } from '../payment/method/payment-methods.ts';
import { orderHeader, deliveryPart, placedOrder, sumParts, totals, unitShown } from '../order/order.ts';
import { settings } from '../setting/settings.ts';
import {
  address,
  amount,
  currencyCode,
  email,
  id,
  itemNumber,
  optionalDay,
  pickedUpBy,
  quantity,
  requiredText,
  text,
  frameUrl,
} from '../shared/shared.ts';

export const shippingQuotation = z.object({
  shippingMethod: z.string(),
  name: z.string(),
  kind: z.enum(['delivery', 'pickup']),
  price: amount,
  /** Too heavy, long or dear for a price: the buyer asks for a quote. Its price and dates say nothing. */
  onRequest: z.boolean(),
  currency: currencyCode,
  /** Calendar dates in the shop's time zone. */
  shipsOn: z.iso.date(),
  arrivesBy: z.iso.date(),
  parts: z.array(deliveryPart).meta({ description: 'In how many parts it comes; `arrivesBy` is the last one’s' }),
  /** Where it is picked up, and when somebody is there; of pick-ups alone. */
  counter: z
    .object({
      name: z.string(),
      addressLine1: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
      phone: z.string(),
      hours: z.string(),
    })
    .optional(),
});
export type ShippingQuotation = z.output<typeof shippingQuotation>;

/** Goods of a cart that go to one place in one way, with what sending them costs. */
export const cartDelivery = z.object({
  DeliveryID: z.string().meta({ description: '1 is the one with the address and method of the cart itself' }),
  ShipTo: address.optional(),
  ShippingMethod: z.string().meta({ description: 'Empty while none is chosen that goes there' }),
  ShippingMethodName: z.string(),
  ShippingTotal: amount,
  TaxLines: sumParts.TaxLines,
  Lines: z.array(
    z.object({ LineID: z.string(), ProductId: z.string(), SkuName: z.string(), Qty: z.int(), ...unitShown }),
  ),
});
export type CartDeliveryShown = z.output<typeof cartDelivery>;

/** The buyer's choices so far; absent parts are not chosen yet. */
const checkoutHeader = z.object({
  OrderHeader: orderHeader,
  Email: z.string(),
  ShipTo: address.optional(),
  BillTo: address.optional(),
  PickedUpBy: pickedUpBy.optional(),
  ShippingMethod: z.string(),
  ShipTogether: z.boolean(),
  CustomerComments: z.string(),
  /** What the last try was to be paid by, where it was by several methods; nothing of it is reserved any more. */
  PaymentParts: z.array(z.object({ method: z.string(), amount })),
  /** More than one where the goods go to several places. */
  Deliveries: z.array(cartDelivery),
  Missing: z
    .array(z.enum(MISSING_PARTS))
    .meta({ description: 'Parts still missing before Complete Order; deliveries: how one of several goes' }),
});
export type CheckoutHeader = z.output<typeof checkoutHeader>;

/**
 * `placed` once and for all; `challenge` wants the buyer's bank: show challengeUrl, then call
 * checkout/completechallenge.
 */
export const placeOrderAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placed'), OrderID: z.string(), OrderNumber: z.string() }),
  z.object({ status: z.literal('challenge'), OrderID: z.string(), challengeUrl: frameUrl }),
]);
export type PlaceOrderAnswer = z.output<typeof placeOrderAnswer>;

/** `waiting`: the buyer has not answered yet. `cancelled`: given up. */
const paymentOutcome = z.enum(paymentOutcomes);

/** So many parts pay one order at most. */
const MOST_PARTS = 10;

/** One of the methods by which an order is paid, with what it bears. */
const paymentPart = z.strictObject({
  Amount: z
    .int()
    .min(1, 'payment_part_too_small')
    .optional()
    .meta({ description: 'Integer minor units; left out by one part at most, which pays what the others leave' }),
  payment: paymentChoice,
});

/** By what a delivery could go. */
export interface DeliveryOffers {
  readonly deliveryId: string;
  readonly to: Destination;
  /** The shop sells there: it lies in a tax zone, or nothing is known of it yet. */
  readonly served: boolean;
  readonly quotations: readonly PricedOffer[];
  /** Methods that go there, and have no price for so much. */
  readonly onRequest: readonly OnRequestOffer[];
}

/** The sums of a cart that goes to one place or several. */
export interface Calculation {
  readonly lines: readonly OrderedLine[];
  /** One a delivery, in their order; without freight while no method is chosen, or when it does not serve the destination. */
  readonly deliveries: readonly Delivery[];
  readonly offers: readonly DeliveryOffers[];
  /** A place to which the shop does not sell. */
  readonly unserved: Destination | undefined;
  /** What the freight of each method would cost less by. */
  readonly freightPromotions: readonly FreightPromotion[];
  readonly totals: OrderTotals;
}

/** Where goods would go, as far as a postal code says it. */
const estimatedPlace = z.object({ zip: z.string(), state: z.string(), country: z.string() });

const revisionHash = z.string().regex(/^[0-9a-f]{64}$/, 'revision_hash_invalid');

export const checkoutOperations = defineOperations({
  'cart/ShippingCalculator': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    perMinute: 60,
    summary: 'What sending an own cart, or some of a product, to a postal code costs, and when it arrives',
    input: z
      .strictObject({
        OrderId: id.optional(),
        ProductId: itemNumber.optional(),
        Qty: quantity.default(1),
        zip: requiredText(16),
      })
      .refine(({ OrderId, ProductId }) => (OrderId === undefined) !== (ProductId === undefined), {
        path: ['ProductId'],
        error: 'required',
      })
      .meta({ examples: [{ ProductId: 'NO-SUCH-ITEM', zip: 'H2X 1A1' }] }),
    output: z.object({ Place: estimatedPlace, Quotations: z.array(shippingQuotation) }),
  },
  'checkout/getshippingquotations': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: 'Shipping methods to the chosen address with price and dates; of kind pickup, those that need none',
    input: z.strictObject({
      OrderId: id,
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'country_invalid')
        .optional(),
      state: text(40).optional(),
      zip: text(16).optional(),
      kind: z.literal('pickup').optional(),
    }),
    output: z.array(shippingQuotation),
  },
  'checkout/getheader': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: 'Addresses, shipping method and totals chosen so far',
    input: z.strictObject({ OrderId: id }),
    output: checkoutHeader,
  },
  'checkout/saveheader': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: 'Saves addresses, e-mail, shipping method and comments; answers the totals with tax and shipping',
    input: z.strictObject({
      OrderId: id,
      Email: email.optional(),
      ShipTo: address.optional(),
      BillTo: address.optional(),
      PickedUpBy: pickedUpBy.optional().meta({ description: 'Left out: the person on the bill' }),
      ShippingMethod: id.optional(),
      ShipTogether: z.boolean().optional().meta({ description: 'Nothing is sent before everything is there' }),
      CustomerComments: text(1_000).optional(),
    }),
    output: z.object({ ...totals, CurrencyCode: currencyCode }),
  },
  'customer/getpaymentoptions': {
    via: 'get',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: 'Payment methods this shopper may use',
    input: z.strictObject({ orderId: id }),
    output: z.array(paymentOption),
  },
  'checkout/placeorder': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary:
      'Completes the order: holds stock, authorises payment, places it, captures. Calling again never orders twice',
    input: z.strictObject({
      OrderId: id,
      OrderTotal: amount.meta({ description: 'The total the buyer saw' }),
      ArrivesBy: optionalDay
        .optional()
        .meta({ description: 'The last day of arrival that the buyer saw, empty where none; a later one is refused' }),
      payment: paymentChoice,
    }),
    output: placeOrderAnswer,
  },
  'checkout/convertquotetoorder': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Accepts exactly the revision that was seen, and orders it. Calling again never orders twice',
    input: z.strictObject({
      QuoteId: id,
      Revision: z.int().min(1),
      RevisionHash: revisionHash,
      payment: paymentChoice,
    }),
    output: placeOrderAnswer,
  },
  'checkout/processmultiplepayment': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    setting: settings.multiplePayments,
    summary:
      'Completes an order that several methods pay, as placeorder and convertquotetoorder do by one: its parts are ' +
      'reserved in their order, and given back in reverse where one is refused. Calling again never orders twice',
    input: z.strictObject({
      OrderId: id.meta({ description: 'Of a cart, or of a quote' }),
      OrderTotal: amount.meta({ description: 'The total the buyer saw' }),
      ArrivesBy: optionalDay.optional(),
      Quote: z
        .strictObject({ Revision: z.int().min(1), RevisionHash: revisionHash })
        .optional()
        .meta({ description: 'The revision that the buyer saw, where a quote is ordered' }),
      Payments: z.array(paymentPart).min(1, 'nothing_chosen').max(MOST_PARTS, 'too_many'),
    }),
    output: placeOrderAnswer,
  },
  'checkout/getpaypalpaymentorderstatus': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'What became of the payment of one’s own checkout: of all its parts together',
    input: z.strictObject({ OrderId: id }),
    output: z.object({
      Status: paymentOutcome.or(z.literal('none')).meta({ description: 'none: nothing is being paid' }),
    }),
  },
  'checkout/getmultipaypalpaymentstatus': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'What became of each part of the payment of one’s own checkout, in their order',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ Payments: z.array(z.object({ method: z.string(), Amount: amount, Status: paymentOutcome })) }),
  },
  'checkout/getadvancepayment': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'What a placed order still owes, and by what it can be paid at once',
    input: z.strictObject({ OrderId: id }),
    output: z.object({
      OrderNumber: z.string(),
      Amount: amount.meta({ description: 'Refused, returned or awaited; 0 where nothing is to be paid' }),
      CurrencyCode: currencyCode,
      Options: z.array(paymentOption),
    }),
  },
  'checkout/processadvancepayment': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    summary:
      'Pays what a placed order still owes by methods that pay at once: they take the place of the payments that were ' +
      'refused, returned or awaited, which are given up first. Never paid twice',
    input: z.strictObject({
      OrderId: id,
      Amount: z
        .int()
        .min(1, 'payment_part_too_small')
        .meta({ description: 'What the buyer saw as owed, in minor units' }),
      Payments: z.array(paymentPart).min(1, 'nothing_chosen').max(MOST_PARTS, 'too_many'),
    }),
    output: placeOrderAnswer,
  },
  'checkout/completechallenge': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: "Goes on with the order after the buyer's bank has answered",
    input: z.strictObject({ OrderId: id }),
    output: placeOrderAnswer,
  },
  'checkout/cancel': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    summary: 'Gives up a checkout that waits for a challenge, and frees the cart',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ message: z.literal('success') }),
  },
  'checkout/get_ordercomplete': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'The order just placed',
    input: z.strictObject({ OrderId: id }),
    output: placedOrder,
  },
});
