// The order desk of the back office.
import { z } from 'zod';
import { whyPrice } from '../shared/explanation.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import {
  adminOrderRow,
  most,
  upTo,
  seen,
  refundAsked,
  cancelAsked,
  editAsked,
  refundPreview,
  refundResult,
  chargeResult,
  editPreview,
  deskOrder,
  asStoreCredit,
} from './order-desk-shapes.ts';
import { orderStatus, paymentStatus } from './order.ts';
import { methodForBuyer, paymentMethodName } from '../payment/method/payment-methods.ts';
import {
  amount,
  asOf,
  currencyCode,
  done,
  id,
  listParameter,
  listParameters,
  quantity,
  requiredText,
  text,
  day,
} from '../shared/shared.ts';

/** Papers for more orders than this would take longer than anybody waits. */
const someOrders = listParameter(6_000, 100).refine(
  (ids) => ids.length > 0 && ids.every((one) => id.safeParse(one).success),
  'id_invalid',
);
const paperOfOrders = z.object({
  fileName: z.string(),
  content: z.custom<Uint8Array>(),
  orders: z.array(z.object({ orderId: z.string() })),
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
      only: z.literal('late').optional(),
      paymentStatus: paymentStatus.optional(),
      paymentMethod: paymentMethodName.optional(),
      placedFrom: day.optional(),
      placedTo: day.optional(),
      accountId: id.optional(),
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
  'admin/order/packingslips': {
    via: 'get',
    kind: 'query',
    access: staffWith('order'),
    discloses: { each: 'order:{orderId}', of: 'orders' },
    file: 'application/pdf',
    summary: 'Packing slips in the buyers’ languages: of what is still to ship of some orders, or of one shipment',
    input: z.strictObject({ orderIds: someOrders, shipmentId: id.optional() }),
    output: paperOfOrders,
  },
  'admin/order/picklist': {
    via: 'get',
    kind: 'query',
    access: staffWith('order'),
    discloses: { each: 'order:{orderId}', of: 'orders' },
    file: 'application/pdf',
    summary: 'What to fetch from the shelves for some orders, by warehouse',
    input: z.strictObject({ orderIds: someOrders }),
    output: paperOfOrders,
  },
  'admin/order/shiplines': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary:
      'Ships quantities of lines under one tracking number, or hands them over at the counter, and mails the buyer',
    input: z.strictObject({
      orderId: id,
      carrier: text(40).meta({ description: 'Empty, as the tracking number, for what is picked up' }),
      trackingNumber: text(60),
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
    access: staffWith('refund'),
    discloses: 'order:{orderId}',
    summary: 'What giving back lines, freight or an amount comes to, and which payment bears it',
    input: z.strictObject(refundAsked),
    output: refundPreview,
  },
  'admin/order/refund': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Gives back what was previewed; refused when the preview no longer holds, and above the role’s limit',
    input: z.strictObject({
      ...refundAsked,
      ...seen,
      ...asStoreCredit,
      restock: z.boolean().default(false),
      reason: requiredText(300),
    }),
    output: refundResult,
  },
  'admin/order/previewcancel': {
    via: 'post',
    kind: 'query',
    access: staffWith('order'),
    discloses: 'order:{orderId}',
    summary:
      'What cancelling units of lines gives back; of an order whose payment was refused, nothing, and all lines must be named',
    input: z.strictObject(cancelAsked),
    output: refundPreview,
  },
  'admin/order/cancellines': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary:
      'Cancels units of lines that are not shipped, gives their stock and their money back, and mails the buyer; ' +
      'an order whose payment was refused only whole',
    input: z.strictObject({ ...cancelAsked, ...seen, reason: requiredText(300) }),
    output: refundResult,
  },
  'admin/order/previewedit': {
    via: 'post',
    kind: 'query',
    access: staffWith('order'),
    discloses: 'order:{orderId}',
    summary: 'What changing quantities, lines or the address comes to, and what stands in the way',
    input: z.strictObject(editAsked),
    output: editPreview,
  },
  'admin/order/edit': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
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
    access: staffWith('order'),
    summary: 'Asks the provider once more for a payment that it authorised and then refused',
    input: z.strictObject({ orderId: id, paymentId: id }),
    output: chargeResult,
  },
  'admin/order/otherpayments': {
    via: 'get',
    kind: 'query',
    access: staffWith('order'),
    discloses: 'nobody',
    summary:
      'What an order still owes, and how else it may be paid without its buyer: on account, or by money that comes later',
    input: z.strictObject({ orderId: id }),
    output: z.object({
      amount: amount.meta({ description: 'Refused, returned or awaited; 0 where nothing is to be paid' }),
      CurrencyCode: currencyCode,
      methods: z.array(methodForBuyer),
    }),
  },
  'admin/order/payotherwise': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary:
      'Has an order paid on account, or by money that comes later, instead of by the payments that were refused, returned or are ' +
      'awaited, which are given up first',
    input: z.strictObject({
      orderId: id,
      amount: z.int().min(1, 'payment_part_too_small').meta({ description: 'What staff saw as owed, in minor units' }),
      method: paymentMethodName,
      reference: text(40)
        .min(1, 'reference_required')
        .meta({ description: 'As the buyer’s books call it, such as a PO number' }),
    }),
    output: done,
  },
  'admin/order/receivepayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary:
      'Records that the awaited money of a payment came by wire or cheque, all of what is still to come or a part',
    input: z.strictObject({
      orderId: id,
      paymentId: id,
      amount: upTo.min(1, 'amount_invalid'),
      reference: requiredText(60).meta({ description: 'Number of the cheque or wire' }),
      receivedOn: day,
    }),
    output: done,
  },
  'admin/order/reversepart': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Takes back a part of an awaited payment, recorded by mistake or bounced, while the rest is awaited',
    input: z.strictObject({ orderId: id, paymentId: id, receiptId: id, reason: requiredText(300) }),
    output: done,
  },
  'admin/order/addnote': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Writes a note that staff see',
    input: z.strictObject({ orderId: id, text: requiredText(2_000) }),
    output: done,
  },
  'admin/order/resendemail': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Sends the confirmation or the mail of a shipment once more',
    input: z.strictObject({ orderId: id, template: z.enum(['confirmation', 'shipment']), shipmentId: id.optional() }),
    output: done,
  },
});
