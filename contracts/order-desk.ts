// The order desk of the back office.
import { z } from 'zod';
import type { OrderChange } from '#domain/order/order.events.ts';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import { whyPrice } from './explanation.ts';
import { backOffice, csrs, defineOperations } from './operation.ts';
import { paymentMethodName } from './payment-method/payment-methods.ts';
import { orderStatus, orderSummary, paymentStatus, placedOrder, refund, sumParts, totals } from './order.ts';
import {
  type Address,
  address,
  amount,
  asOf,
  currencyCode,
  done,
  id,
  isoDate,
  itemNumber,
  listParameters,
  quantity,
  requiredText,
  text,
} from './shared.ts';

const adminOrderRow = orderSummary.extend({
  Email: z.string(),
  AccountName: z.string(),
  PaymentMethod: z.string(),
  OnAccount: z.boolean(),
  PaymentStatus: paymentStatus,
  RefundedTotal: amount,
  ShipTo: z.string(),
});

const most = 1_000_000_000;
const upTo = amount.min(0, 'price_invalid').max(most, 'price_invalid');
const ofLines = z.array(z.strictObject({ lineId: id, quantity })).max(500);
const seen = {
  changes: z.int().min(0).meta({ description: 'Changes of the order that the preview rests on' }),
  amount: upTo.meta({ description: 'The sum that the preview showed' }),
};
const refundAsked = { orderId: id, lines: ofLines.default([]), freight: upTo.default(0), goodwill: upTo.default(0) };
const cancelAsked = { orderId: id, lines: ofLines.min(1, 'lines_required'), freight: upTo.default(0) };
const editAsked = {
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

const refundPreview = z.object({
  parts: refundParts,
  changes: z.int(),
  amount,
  goodwill: amount,
  goodwillBefore: amount.meta({ description: 'Given back without lines before, and so not given again' }),
  paid: amount,
  refunded: amount,
  left: amount,
  how: z.array(paymentShare),
  limit: amount
    .optional()
    .meta({ description: 'How much whoever asks may give back by hand on this order; absent where there is no limit' }),
  aboveLimit: z.boolean(),
});
export type RefundPreview = z.output<typeof refundPreview>;

/** `none`: nothing was to be given back. `pending`: the provider has not answered; the shop asks again. */
const refundResult = z.object({
  refundId: z.string(),
  status: z.enum(['none', 'pending', 'refunded', 'declined']),
  amount,
  code: z.string(),
});
export type RefundResult = z.output<typeof refundResult>;

/** `pending`: the provider has not answered; asking again cannot take the money twice. */
export const chargeResult = z.object({ status: z.enum(['captured', 'declined', 'pending']), code: z.string() });
export type ChargeResult = z.output<typeof chargeResult>;

const editPreview = z.object({
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
  shortages: z.array(z.object({ itemNumber: z.string(), needed: z.int(), available: z.int() })),
});
export type EditPreview = z.output<typeof editPreview>;

/** An edit that somebody has seen the preview of. */
export interface BeginEdit {
  readonly orderId: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly add: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly shipTo?: Address;
  /** Which delivery `shipTo` is for and added lines go with; the first where it is absent. */
  readonly deliveryId?: string;
  /** Changes of the order that the preview rests on. */
  readonly changes: number;
  /** What the edit charges, or gives back where it is negative, in minor units. */
  readonly difference: number;
  readonly reason: string;
}

/** A placed order as an edit would make it, at the prices it was ordered at and today's freight and taxes. */
export interface DraftedEdit {
  readonly change: OrderChange;
  readonly shipTo: ShipTo;
}

const refundShown = refund.extend({
  parts: refundParts,
  cause: z.enum(['refund', 'cancel', 'edit']),
  goodwill: amount,
  goodwillBefore: amount,
  reason: z.string(),
  code: z.string(),
  by: z.string(),
  restocked: z.boolean(),
  how: z.array(paymentShare),
});
const note = z.object({ noteId: z.string(), at: isoDate, by: z.string(), text: z.string() });

const deskOrder = placedOrder.omit({ Refunds: true }).extend({
  Changes: z.int(),
  BeingEdited: z.boolean(),
  DueTotal: amount.meta({
    description: 'What the order is worth now less what was paid and not given back; below 0 it is owed to the buyer',
  }),
  Lines: z.array(z.object({ lineId: z.string(), open: z.int(), refundable: z.int(), least: z.int() })),
  FreightRefundable: amount,
  Payments: z.array(
    z.object({
      paymentId: z.string(),
      method: z.string(),
      name: z.string(),
      status: z.string(),
      onAccount: z.boolean(),
      reference: z.string(),
      amount,
      refunded: amount,
      CurrencyCode: currencyCode,
      text: z.string(),
      at: isoDate,
    }),
  ),
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

export const orderDeskOperations = defineOperations({
  'admin/order/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{OrderID}', of: 'rows' },
    summary: 'Orders for the back office, filtered, sorted and paged on the server',
    input: z.strictObject({
      ...listParameters(['OrderDate', 'OrderNumber', 'OrderTotal'], 'DESC'),
      status: orderStatus.optional(),
      paymentStatus: paymentStatus.optional(),
      paymentMethod: paymentMethodName.optional(),
      placedFrom: z.iso.date().optional(),
      placedTo: z.iso.date().optional(),
    }),
    output: z.object({
      total: z.int(),
      more: z.boolean().meta({ description: 'There are more than `total`; they were not counted' }),
      rows: z.array(adminOrderRow),
    }),
  },
  'admin/order/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'order:{orderId}',
    summary: 'One order with lines, payments, refunds, shipments, notes and customer',
    input: z.strictObject({ orderId: id, asOf }),
    output: deskOrder,
  },
  'admin/order/whyprice': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Why an order comes to its total',
    input: z.strictObject({ orderId: id, asOf }),
    output: whyPrice,
  },
  'admin/order/shiplines': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Ships quantities of lines under one tracking number, and mails the buyer',
    input: z.strictObject({
      orderId: id,
      carrier: requiredText(40),
      trackingNumber: requiredText(60),
      lines: z
        .array(z.strictObject({ lineId: id, quantity }))
        .min(1, 'lines_required')
        .max(500),
    }),
    output: z.object({ shipmentId: z.string() }),
  },
  'admin/order/previewrefund': {
    via: 'post',
    kind: 'query',
    access: csrs,
    discloses: 'order:{orderId}',
    summary: 'What giving back lines, freight or an amount comes to, and which payment bears it',
    input: z.strictObject(refundAsked),
    output: refundPreview,
  },
  'admin/order/refund': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Gives back what was previewed; refused when the preview no longer holds, and above the role’s limit',
    input: z.strictObject({ ...refundAsked, ...seen, restock: z.boolean().default(false), reason: requiredText(300) }),
    output: refundResult,
  },
  'admin/order/previewcancel': {
    via: 'post',
    kind: 'query',
    access: csrs,
    discloses: 'order:{orderId}',
    summary:
      'What cancelling units of lines gives back; of an order whose payment was refused, nothing, and all lines must be named',
    input: z.strictObject(cancelAsked),
    output: refundPreview,
  },
  'admin/order/cancellines': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary:
      'Cancels units of lines that are not shipped, gives their stock and their money back, and mails the buyer; an order whose payment was refused only whole',
    input: z.strictObject({ ...cancelAsked, ...seen, reason: requiredText(300) }),
    output: refundResult,
  },
  'admin/order/previewedit': {
    via: 'post',
    kind: 'query',
    access: csrs,
    discloses: 'order:{orderId}',
    summary: 'What changing quantities, lines or the address comes to, and what stands in the way',
    input: z.strictObject(editAsked),
    output: editPreview,
  },
  'admin/order/edit': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Applies a previewed edit whole or not at all: holds stock, charges or gives back the difference',
    input: z.strictObject({
      ...editAsked,
      changes: seen.changes,
      difference: amount.min(-most).max(most),
      reason: requiredText(300),
    }),
    output: refundResult.extend({ difference: amount }),
  },
  'admin/order/chargeagain': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Asks the provider once more for a payment that it authorised and then refused',
    input: z.strictObject({ orderId: id, paymentId: id }),
    output: chargeResult,
  },
  'admin/order/receivepayment': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Records that the awaited money of a payment came by wire or cheque',
    input: z.strictObject({
      orderId: id,
      paymentId: id,
      amount: upTo.min(1, 'amount_invalid'),
      reference: requiredText(60).meta({ description: 'Number of the cheque or wire' }),
      receivedOn: z.iso.date('date_invalid'),
    }),
    output: done,
  },
  'admin/order/addnote': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Writes a note that staff see',
    input: z.strictObject({ orderId: id, text: requiredText(2_000) }),
    output: done,
  },
  'admin/order/resendemail': {
    via: 'post',
    kind: 'command',
    access: csrs,
    summary: 'Sends the confirmation or the mail of a shipment once more',
    input: z.strictObject({ orderId: id, template: z.enum(['confirmation', 'shipment']), shipmentId: id.optional() }),
    output: done,
  },
});
