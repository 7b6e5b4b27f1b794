// The order, from cart to shipped: one id all its life (the cart's OrderID becomes the order's).
import { z } from 'zod';
import { GIFT_CERTIFICATE_STATUSES } from '../gift-certificate/gift-certificate.ts';
import { availability } from '../category/category.ts';
import { defineOperations, shoppers, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import {
  address,
  amount,
  currencyCode,
  email,
  id,
  isoDate,
  pageParameters,
  requiredText,
  text,
} from '../shared/shared.ts';

/** Spec 3, order line status; 0 gives no label. */
export const orderLineStatus = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .meta({ description: '1 New, 2 Partially Shipped, 3 Shipped, 4 Cancelled; 0 has no label' });

/** The unit of a line. */
export const unitShown = {
  Unit: z.string().meta({ description: 'ea each, pk a pack of PackQuantity pieces, m a metre' }),
  PackQuantity: z.int(),
};

const relatedOrderLine = z.object({
  SkuName: z.string(),
  ProductId: z.string(),
  Qty: z.int(),
  ...unitShown,
  UnitPrice: amount,
  ExtendedPrice: amount,
  LineDiscount: amount,
});

const giftRecipient = z.object({
  Name: z.string(),
  Email: z.string(),
  Message: z.string(),
  LetterOn: z.string().meta({ description: 'The day of the letter, YYYY-MM-DD' }),
});

const boughtCertificate = z.object({
  CertificateID: z.string(),
  Number: z.string().meta({ description: 'By this people speak of it; not the code' }),
  Status: z.enum(GIFT_CERTIFICATE_STATUSES),
  LetterOn: z.string(),
  SentAt: z.string().meta({ description: 'When the letter was last asked for; empty where it waits for its day' }),
});
export type BoughtCertificate = z.output<typeof boughtCertificate>;

/** On lines of orders, quotes and invoices. */
export const options = z.string().optional().meta({
  description:
    'What sets a variant apart, such as "Size: M, Colour: red", as it was when it was bought; of a cart as it is today',
});

/** Spec 3, order line. ExtendedPrice is the reduced unit price, 0 where none applies (spec 2, floating cart). */
export const orderLine = z.object({
  LineID: z.string(),
  OrderID: z.string(),
  ProductId: z.string(),
  SEOFriendlyName: z.string(),
  SkuName: z.string(),
  OwnNumber: z
    .string()
    .optional()
    .meta({ description: 'What the customer calls it; of an order, what they called it when it was placed' }),
  Note: z.string().optional().meta({ description: 'What the buyer noted on it' }),
  GiftCertificate: z
    .literal(true)
    .optional()
    .meta({ description: 'Each unit becomes a gift certificate, whose letter goes to GiftRecipient' }),
  GiftRecipient: giftRecipient.optional(),
  GiftCertificates: z.array(boughtCertificate).optional().meta({ description: 'Of an order: those that were issued' }),
  ProductImageURL: z.string(),
  SwatchSizeValue: z
    .string()
    .meta({ description: 'Options and pack for the eye, such as "Size: M, pack of 25"; empty where there are none' }),
  Options: options,
  Qty: z.int(),
  ...unitShown,
  UnitPrice: amount,
  ExtendedPrice: amount,
  LineDiscount: amount,
  RelatedOrderLines: z.array(relatedOrderLine),
  LineTotal: amount,
  LineStatus: orderLineStatus,
  ShippedQty: z.int(),
  CancelledQty: z.int(),
  /**
   * Units that had to be waited for when the order was placed and have not shipped yet; 0 in a cart, whose Availability
   * says it.
   */
  BackorderedQty: z.int(),
  /** Day on which they were expected to ship. */
  BackorderExpected: z.iso.date().optional(),
  AttachmentCount: z.int(),
  Availability: availability,
  /** Cart only: the least that can be ordered, and what quantities are multiples of. */
  MinQty: z.int().optional(),
  QtyStep: z.int().optional(),
  /** Cart only: the unit price of today where it is no longer the line's own. */
  CurrentUnitPrice: amount.optional(),
  /** Cart only: empty of an item that is not sold any more. */
  TaxClass: z.string().optional(),
  /** Cart only, where a promotion takes something off: the lowest unit price of the last 30 days for so many. */
  LowestPrice: amount.optional(),
});
export type OrderLine = z.output<typeof orderLine>;

/** A kind of fee, by its name. */
const feeLine = z.object({ name: z.string(), amount });
const taxLine = z.object({ name: z.string(), rate: z.number().meta({ description: 'Percent' }), amount });

/** The parts of a sum of money; signed where it is the difference of two. */
export const sumParts = {
  SubTotal: amount,
  DiscountTotal: amount,
  FeeLines: z
    .array(feeLine)
    .meta({ description: 'Each fee beside the price: taxed with the goods, and in no total but OrderTotal' }),
  ShippingTotal: amount,
  TaxLines: z.array(taxLine),
};

/** What a promotion took off, by its name. */
const promotionLine = z.object({ name: z.string(), of: z.enum(['goods', 'freight']), amount });

/** The sums of a cart, quote or order. */
export const totals = {
  ...sumParts,
  PromotionLines: z
    .array(promotionLine)
    .meta({ description: 'Parts of DiscountTotal, and of what ShippingTotal would be without them' }),
  TaxTotal: amount,
  OrderTotal: amount,
};

/** Spec 3, order (cart) header. */
export const orderHeader = z.object({
  OrderID: z.string(),
  OrderTag: z.string().meta({ description: 'Name under which the cart was saved; empty where it never was' }),
  PaymentAmount: amount.meta({
    description:
      'What its payments come to: OrderTotal, or what several methods were to pay that were not done with it',
  }),
  ...totals,
  CurrencyCode: currencyCode,
  LineCount: z.int(),
});
export type OrderHeader = z.output<typeof orderHeader>;

/** Spec 7: "Get order with lines". */
export const orderWithLines = z.object({
  OrderHeader: orderHeader,
  OrderLines: z.array(orderLine),
  IsOrderShipableCount: z.int(),
  RewardEarnings: z.object({ Points: z.int(), ExchangeRate: z.number() }),
});
export type OrderWithLines = z.output<typeof orderWithLines>;

export const orderStatus = z.enum(['processing', 'partially-shipped', 'shipped', 'cancelled']);

/**
 * `captured` is paid, or put on the account; a payment of which some or all was given back since says so. `awaiting` is
 * on its way by wire, cheque or debit; `failed` was refused, or returned by the buyer's bank.
 */
export const paymentStatus = z.enum([
  'authorised',
  'awaiting',
  'captured',
  'partly-refunded',
  'refunded',
  'voided',
  'failed',
]);

/** Some of the money that an order awaits. */
export const receiptPart = z.object({
  amount,
  reference: z.string(),
  receivedOn: z.string().meta({ description: 'YYYY-MM-DD' }),
});

export const placedOrderHeader = orderHeader.extend({
  OrderNumber: z.string(),
  OrderDate: isoDate,
  OrderStatus: orderStatus,
  PlacedBy: z.string(),
  Email: z.string(),
  ShipTo: address.meta({ description: 'Of the first delivery' }),
  BillTo: address,
  ShippingMethod: z.string().meta({ description: 'Of the first delivery' }),
  ShippingMethodName: z.string(),
  PaymentMethod: z.string().meta({ description: 'Of the first part of the payment plan' }),
  PaymentStatus: paymentStatus,
  PaymentText: z.string().meta({ description: 'For the eye, e.g. "Visa 4242" or "Terms"; parts in their order' }),
  PaymentWords: z
    .string()
    .meta({ description: 'How to pay, in the dealer’s words, while money is awaited; lines. Empty for all others' }),
  OnAccount: z.boolean().meta({ description: 'What is called paid was put on the account' }),
  /** The amount that was taken, or put on the account; parts of what is awaited among it. */
  PaidTotal: amount,
  Receipts: z.array(receiptPart).meta({ description: 'What came of awaited money, where it came in parts' }),
  UnpaidTotal: amount.meta({
    description: 'Refused, returned or still to come: the buyer can pay it at once, unless a part of it came',
  }),
  PaymentReturned: z.boolean().meta({ description: 'The buyer’s bank took some of that back' }),
  RefundedTotal: amount,
  PONumber: z.string(),
  ShipTogether: z.boolean().meta({ description: 'The buyer wants nothing sent before everything is there' }),
  CustomerComments: z.string(),
  QuoteNumber: z.string().meta({ description: 'Of the quote it was converted from; empty for all others' }),
});

export const shipment = z.object({
  shipmentId: z.string(),
  deliveryId: z.string(),
  shippedAt: isoDate,
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().meta({ description: 'Where the carrier shows it; empty where nothing is known' }),
  lines: z.array(z.object({ LineID: z.string(), SkuName: z.string(), Qty: z.int(), Unit: unitShown.Unit })),
});

export const refund = z.object({
  refundId: z.string(),
  at: isoDate,
  status: z.enum(['requested', 'completed', 'declined']),
  amount,
  restockingFee: amount.meta({ description: 'Kept of the price of goods that came back; not in the amount' }),
  lines: z.array(z.object({ LineID: z.string(), SkuName: z.string(), Qty: z.int(), Unit: unitShown.Unit })),
});

/** The counter where goods are picked up. */
export const pickUp = z.object({ Name: z.string(), Phone: z.string(), Hours: z.string() });
export type PickUp = z.output<typeof pickUp>;

/** Empty where a person confirms it. */
const dayToCome = z.union([z.iso.date(), z.literal('')]);
/** Units that leave and arrive together; what is picked up is ready on the second day. */
export const deliveryPart = z.object({ units: z.int(), shipsOn: dayToCome, arrivesBy: dayToCome });
export type DeliveryPart = z.output<typeof deliveryPart>;

/** Lines that go to one place in one way, with what sending them costs. */
export const delivery = z.object({
  DeliveryID: z.string(),
  ShipTo: address,
  ShippingMethod: z.string(),
  ShippingMethodName: z.string(),
  ShippingTotal: amount,
  TaxLines: sumParts.TaxLines,
  PickUp: pickUp
    .optional()
    .meta({ description: 'The warehouse where it is picked up, whose address ShipTo has; absent when it is sent' }),
  LineIDs: z.array(z.string()),
  Promised: z.array(deliveryPart).meta({
    description:
      'As it was promised when the order was placed, the first part first; empty once it was edited or cancelled',
  }),
});

export const placedOrder = z.object({
  OrderHeader: placedOrderHeader,
  Deliveries: z.array(delivery),
  OrderLines: z.array(orderLine),
  IsOrderShipableCount: z.int(),
  Shipments: z.array(shipment),
  /** Refunds that were made or are on their way; those that were declined are for staff only. */
  Refunds: z.array(refund),
});
export type PlacedOrder = z.output<typeof placedOrder>;

export const orderSummary = z.object({
  OrderID: z.string(),
  OrderNumber: z.string(),
  OrderDate: isoDate,
  OrderStatus: orderStatus,
  OrderTotal: amount,
  CurrencyCode: currencyCode,
  LineCount: z.int(),
  PlacedBy: z.string(),
  PONumber: z.string(),
  TrackingNumbers: z.array(z.string()),
  LateSince: z.iso
    .date()
    .optional()
    .meta({ description: 'The day on which what is still here was to ship, once it is over' }),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderOperations = defineOperations({
  'customer/getorders': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.orderHistory,
    summary: "The account's orders (View All) or one's own (View Self), the newest first",
    input: z.strictObject({
      ...pageParameters(20),
      search: text(60).default(''),
      only: z.literal('late').optional(),
    }),
    output: z.object({ total: z.int(), orders: z.array(orderSummary) }),
  },
  'customer/getorderdcountbyperiod': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.orderHistory,
    summary: 'How many orders were placed in the last days: those of the account (View All) or one’s own (View Self)',
    input: z.strictObject({ Days: z.int().min(1).max(3_650).default(30) }),
    output: z.object({ Days: z.int(), Count: z.int() }),
  },
  'customer/getorderdetails': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'One order with lines, status and shipments',
    input: z.strictObject({ OrderId: id }),
    output: placedOrder,
  },
  'customer/getorderdetailsforguest': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    perMinute: 20,
    summary: 'One order by its number and the e-mail it was placed with',
    input: z.strictObject({ orderNumber: requiredText(30), email }),
    output: placedOrder,
  },
});
