// The shapes of a placed order at the order desk: what is asked for, what previews say, and what came of it.
import { z } from 'zod';
import type { OrderChange } from '#domain/order/order.events.ts';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import { delivery, orderSummary, paymentStatus, placedOrder, receiptPart, refund, sumParts, totals } from './order.ts';
import { type Address, address, amount, currencyCode, id, isoDate, itemNumber, quantity } from '../shared/shared.ts';

export const adminOrderRow = orderSummary.extend({
  Email: z.string(),
  AccountName: z.string(),
  PaymentMethod: z.string(),
  OnAccount: z.boolean(),
  PaymentStatus: paymentStatus,
  RefundedTotal: amount,
  ShipTo: z.string(),
});

export const most = 1_000_000_000;
export const upTo = amount.min(0, 'price_invalid').max(most, 'price_invalid');
const ofLines = z.array(z.strictObject({ lineId: id, quantity })).max(500);
export const seen = {
  changes: z.int().min(0).meta({ description: 'Changes of the order that the preview rests on' }),
  amount: upTo.meta({ description: 'The sum that the preview showed' }),
};
export const asStoreCredit = {
  storeCredit: z
    .boolean()
    .default(false)
    .meta({ description: 'What was paid with money becomes a gift certificate, which is sent to the buyer' }),
};
const oncePerPayment = (parts: readonly { readonly paymentId: string }[]) =>
  new Set(parts.map(({ paymentId }) => paymentId)).size === parts.length;
export const borneBy = {
  parts: z
    .array(z.strictObject({ paymentId: id, amount: upTo }))
    .max(20)
    .refine(oncePerPayment, 'refund_part_twice')
    .default([])
    .meta({ description: 'How much of it some payments bear; the others bear the rest, the last of them first' }),
};
export const refundAsked = {
  orderId: id,
  lines: ofLines.default([]),
  freight: upTo.default(0),
  goodwill: upTo.default(0),
  ...borneBy,
};
export const cancelAsked = {
  orderId: id,
  lines: ofLines.min(1, 'lines_required'),
  freight: upTo.default(0),
  ...borneBy,
};
export const editAsked = {
  orderId: id,
  lines: z
    .array(
      z.strictObject({
        lineId: id,
        quantity: z.int('quantity_invalid').min(0, 'quantity_invalid').max(999_999, 'quantity_invalid'),
      }),
    )
    .max(500)
    .default([]),
  add: z.array(z.strictObject({ itemNumber, quantity })).max(100).default([]),
  shipTo: address.optional(),
  deliveryId: id
    .optional()
    .meta({ description: 'Which delivery `shipTo` is for and added lines go with; the first where it is absent' }),
};

/** Signed: an edit can give back on one side and charge on the other. */
const refundParts = z.object(sumParts);

/** A share of one payment; `goesTo` says for the eye where a refund goes. */
const paymentShare = z.object({
  paymentId: z.string(),
  method: z.string(),
  text: z.string(),
  goesTo: z.string(),
  amount,
});

export const refundPreview = z.object({
  parts: refundParts,
  changes: z.int(),
  amount,
  goodwill: amount,
  goodwillBefore: amount.meta({ description: 'Given back without lines before, and so not given again' }),
  restockingFee: amount.meta({ description: 'Kept of the price of goods that came back' }),
  paid: amount,
  refunded: amount,
  left: amount,
  how: z.array(paymentShare),
  storeCredit: amount.meta({ description: 'How much of it may become a gift certificate; 0 where the shop has none' }),
  limit: amount
    .optional()
    .meta({ description: 'How much whoever asks may give back by hand on this order; absent where there is no limit' }),
  aboveLimit: z.boolean(),
});
export type RefundPreview = z.output<typeof refundPreview>;

/** `none`: nothing was to be given back. `pending`: the provider has not answered; the shop asks again. */
export const refundResult = z.object({
  refundId: z.string(),
  status: z.enum(['none', 'pending', 'refunded', 'declined']),
  amount,
  code: z.string(),
});
export type RefundResult = z.output<typeof refundResult>;

/** `pending`: the provider has not answered; asking again cannot take the money twice. */
export const chargeResult = z.object({ status: z.enum(['captured', 'declined', 'pending']), code: z.string() });
export type ChargeResult = z.output<typeof chargeResult>;

/** Items of which fewer lie on the shelf than are needed. */
export const shortages = z.array(z.object({ itemNumber: z.string(), needed: z.int(), available: z.int() }));

export const editPreview = z.object({
  changes: z.int(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      itemNumber: z.string(),
      name: z.string(),
      quantity: z.int(),
      before: z.int(),
      least: z.int(),
      unitPrice: amount,
      lineTotal: amount,
    }),
  ),
  before: z.object(totals),
  after: z.object(totals),
  shippingMethodName: z.string(),
  difference: amount.meta({ description: 'Charged where it is above 0' }),
  refund: amount,
  how: z.array(paymentShare),
  shortages,
});
export type EditPreview = z.output<typeof editPreview>;

/** An edit that somebody has seen the preview of. */
export interface BeginEdit {
  readonly orderId: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly add: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly shipTo?: Address;
  /** `shipTo` is for this delivery, and added lines go with it; the first where it is absent. */
  readonly deliveryId?: string;
  /** Changes of the order that the preview rests on. */
  readonly changes: number;
  /** The edit charges this, or gives it back where it is negative; in minor units. */
  readonly difference: number;
  readonly reason: string;
}

/** A placed order as an edit would make it, at the prices it was ordered at and today's freight and taxes. */
export interface DraftedEdit {
  readonly change: OrderChange;
  readonly shipTo: ShipTo;
}

const refundShown = refund.extend({
  asked: amount.meta({ description: 'As it was asked for; Amount is less where the provider declined it' }),
  parts: refundParts,
  cause: z.enum(['refund', 'cancel', 'edit', 'return']),
  goodwill: amount,
  goodwillBefore: amount,
  reason: z.string(),
  code: z.string(),
  by: z.string(),
  restocked: z.boolean(),
  how: z.array(paymentShare),
});
const note = z.object({ noteId: z.string(), at: isoDate, by: z.string(), text: z.string() });

const deskPayment = z.object({
  paymentId: z.string(),
  method: z.string(),
  name: z.string(),
  status: z.string(),
  onAccount: z.boolean(),
  reportedBy: z.enum(['staff', 'provider']).meta({ description: 'Who says that awaited money came' }),
  returned: z
    .object({ code: z.string(), at: isoDate })
    .optional()
    .meta({ description: 'The buyer’s bank took it back, and why' }),
  reference: z.string(),
  amount,
  rest: amount.meta({ description: 'Still to come of what is awaited' }),
  receipts: z
    .array(receiptPart.extend({ receiptId: z.string(), by: z.string() }))
    .meta({ description: 'Where it came in parts; the last one has no id, and cannot be taken back' }),
  refunded: amount,
  unbilled: amount.meta({ description: 'On no invoice yet, of an order that is billed as its goods leave' }),
  CurrencyCode: currencyCode,
  text: z.string(),
  at: isoDate,
});

export const deskOrder = placedOrder.omit({ Refunds: true }).extend({
  Changes: z.int(),
  BeingEdited: z.boolean(),
  BeingPaid: z.boolean().meta({ description: 'The buyer pays anew what it still owes' }),
  DueTotal: amount.meta({
    description: 'What the order is worth now less what was paid and not given back; below 0 it is owed to the buyer',
  }),
  Lines: z.array(z.object({ lineId: z.string(), open: z.int(), refundable: z.int(), least: z.int() })),
  Deliveries: z.array(delivery.extend({ FreightRefundable: amount })),
  Payments: z.array(deskPayment),
  ReplacedPayments: z.array(deskPayment).meta({ description: 'Given up: others took their place' }),
  Refunds: z.array(refundShown),
  Notes: z.array(note),
  Customer: z.object({
    PersonId: z.string(),
    ContactId: z.int(),
    AccountId: z.string(),
    AccountName: z.string(),
    Name: z.string(),
    Email: z.string(),
    Phone: z.string(),
    Language: z.enum(['en', 'fr']),
  }),
});
