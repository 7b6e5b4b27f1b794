// Returns of what was shipped (spec 2, 3 and 5): a buyer asks, staff approve, goods come back, money goes back.
import { z } from 'zod';
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_STATUSES } from '#domain/return/return.events.ts';

import { refundPreview, refundResult, seen } from '../order/order-desk-shapes.ts';
import { orderSummary, unitShown } from '../order/order.ts';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import {
  amount,
  currencyCode,
  done,
  email,
  id,
  isoDate,
  listParameters,
  pageParameters,
  quantity,
  requiredText,
  text,
} from '../shared/shared.ts';

const status = z.enum(RETURN_STATUSES);
const reason = z.enum(RETURN_REASONS.map((one) => one.reason));
const condition = z.enum(RETURN_CONDITIONS);

/** Whoever is not signed in and has lost their session names the e-mail that they ordered with. */
const ofOrder = { OrderId: id, email: email.optional() };
const ofReturn = { ReturnId: id, email: ofOrder.email };

const askedLine = z.strictObject({ LineID: id, Quantity: quantity, Reason: reason, Condition: condition });
const oncePerLine = (lines: readonly { readonly LineID: string }[]) =>
  new Set(lines.map(({ LineID }) => LineID)).size === lines.length;
const askedLines = z.array(askedLine).min(1, 'return_lines_required').max(500).refine(oncePerLine, 'return_line_twice');

const item = {
  LineID: z.string(),
  ProductId: z.string(),
  SkuName: z.string(),
  Unit: unitShown.Unit,
};

const returnableLine = z.object({
  ...item,
  OrderedQty: z.int(),
  ReturnableQty: z.int(),
  Why: z.string().meta({ description: 'Code of why none of it can be returned; empty where some can' }),
  ReturnUntil: z.iso.date().or(z.literal('')).meta({ description: 'Last day for the units that were shipped last' }),
});

/** Spec 3, return line. */
const returnLine = z.object({
  ...item,
  OrderedQty: z.int(),
  Quantity: z.int(),
  Reason: reason,
  Condition: condition,
  RestockingFee: amount,
  ReturnAmount: amount.meta({ description: 'Taxes among it, less the restocking fee' }),
});

const returnSummary = z.object({
  ReturnID: z.string(),
  ReturnNumber: z.string(),
  ReturnDate: isoDate,
  OrderID: z.string(),
  OrderNumber: z.string(),
  Status: status,
  Quantity: z.int(),
  ReturnAmount: amount.meta({ description: 'What was given back; until then what was said when it was asked for' }),
  CurrencyCode: currencyCode,
});
export type ReturnSummary = z.output<typeof returnSummary>;

/** What can be returned of an order, and under which terms. */
const returnable = z.object({
  OrderID: z.string(),
  OrderNumber: z.string(),
  CurrencyCode: currencyCode,
  ReturnDays: z.int(),
  RestockingFeePercent: z.number(),
  AllOrNothing: z
    .boolean()
    .meta({ description: 'It was paid in a way that gives no part back: all that can be returned has to be' }),
  PolicyPage: z.string().meta({ description: 'Name of the page that tells the policy; empty where there is none' }),
  Lines: z.array(returnableLine),
  Returns: z.array(returnSummary),
});
export type Returnable = z.output<typeof returnable>;

const returnStep = z.object({ Step: status, At: isoDate });
const receivedLine = z.object({ LineID: z.string(), Kept: z.int(), SentBack: z.int() });

const returnRecord = returnSummary.extend({
  Lines: z.array(returnLine),
  RestockingFee: amount,
  FeeWaived: z.boolean(),
  Comments: z.string(),
  Refusal: z.string().meta({ description: 'Why it was refused; empty for all others' }),
  ExpiresOn: z.iso.date().or(z.literal('')).meta({ description: 'Last day on which the goods may arrive' }),
  Steps: z.array(returnStep),
  Received: z.array(receivedLine),
  ShipTo: z.array(z.string()).meta({ description: 'Where the goods go: lines of the address' }),
});
export type ReturnRecord = z.output<typeof returnRecord>;

const toReturn = orderSummary.extend({
  ReturnableQty: z.int(),
  ReturnUntil: z.iso.date(),
});

const adminRow = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  buyer: z.string(),
  status,
  quantity: z.int(),
  amount,
  currency: currencyCode,
  at: isoDate,
  expiresOn: z.iso.date().or(z.literal('')),
});
export type ReturnRow = z.output<typeof adminRow>;

const adminLine = returnLine.extend({
  FeePercent: z.number(),
  received: z.object({ toStock: z.int(), toScrap: z.int(), toBuyer: z.int() }).optional(),
});
const adminRecord = adminRow.extend({
  orders: z.array(z.object({ orderId: z.string() })),
  email: z.string(),
  lines: z.array(adminLine),
  restockingFee: amount,
  comments: z.string(),
  reason: z.string().meta({ description: 'Why it was refused; empty for all others' }),
  feeWaived: z.string().meta({ description: 'Why no fee is kept; empty where one is' }),
  refundId: z.string().meta({ description: 'Of the refund that paid it back; empty until then' }),
  steps: z.array(z.object({ status: status.or(z.literal('fee-waived')), at: isoDate, by: z.string() })),
});
export type ReturnDetail = z.output<typeof adminRecord>;

const oneReturn = { orderId: id, returnId: id };
const units = z.int('quantity_invalid').min(0, 'quantity_invalid').max(999_999, 'quantity_invalid');

export const returnOperations = defineOperations({
  'return/oforder': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 300,
    summary: 'What can be returned of an order, until when, and under which terms',
    input: z.strictObject(ofOrder),
    output: returnable,
  },
  'return/preview': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 120,
    summary: 'The restocking fee and the return amount of each line, and in all',
    input: z.strictObject({ ...ofOrder, lines: askedLines }),
    output: z.object({
      Lines: z.array(z.object({ LineID: z.string(), RestockingFee: amount, ReturnAmount: amount })),
      RestockingFee: amount,
      ReturnAmount: amount,
    }),
  },
  'checkout/processreturnorder': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 20,
    refusesCardNumbers: true,
    summary: 'Asks to return units of an order that were shipped; staff answer',
    input: z.strictObject({
      ...ofOrder,
      lines: askedLines,
      Comments: text(1_000).default(''),
      TermsAccepted: z.boolean().refine((accepted) => accepted, 'return_terms_required'),
    }),
    output: z.object({ ReturnID: z.string(), ReturnNumber: z.string() }),
  },
  'return/orders': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.returns,
    summary: 'Orders of the account (View All) or of the caller (View Self) of which something can be returned',
    input: z.strictObject({ search: text(60).default('') }),
    output: z.object({ orders: z.array(toReturn), ReturnDays: z.int() }),
  },
  'return/list': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.returns,
    summary: 'Returns of the account (View All) or of the caller (View Self), the newest first',
    input: z.strictObject(pageParameters(20)),
    output: z.object({ total: z.int(), returns: z.array(returnSummary) }),
  },
  'return/detail': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 60,
    summary: 'One return with its lines and how far it is',
    input: z.strictObject(ofReturn),
    output: returnRecord,
  },
  'return/slip': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 30,
    summary: 'The slip that goes into the parcel with the goods, as a PDF',
    input: z.strictObject(ofReturn),
    /** Spec 3, file download response. */
    output: z.object({ FileContents: z.string().meta({ description: 'Base64' }), FileName: z.string() }),
  },
  'return/withdraw': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 20,
    summary: 'Withdraws a return whose goods have not arrived',
    input: z.strictObject(ofReturn),
    output: done,
  },
  'admin/return/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'rows' },
    summary: 'Returns for the back office, filtered, sorted and paged on the server',
    input: z.strictObject({
      ...listParameters(['at', 'returnNumber', 'amount'], 'DESC'),
      status: status.optional(),
      orderId: id.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(adminRow) }),
  },
  'admin/return/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'orders' },
    summary: 'One return with its lines, what became of them, and its history',
    input: z.strictObject({ returnId: id }),
    output: adminRecord,
  },
  'admin/return/approve': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Lets the goods come, until the days of ReturnExpiryDays are over, and tells the buyer',
    input: z.strictObject(oneReturn),
    output: done,
  },
  'admin/return/refuse': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Does not take the goods back; the buyer reads the reason',
    input: z.strictObject({ ...oneReturn, reason: requiredText(300) }),
    output: done,
  },
  'admin/return/receive': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Records what came back of each line, and what became of it; the rest of the return never came',
    input: z.strictObject({
      ...oneReturn,
      lines: z
        .array(z.strictObject({ lineId: id, toStock: units, toScrap: units, toBuyer: units }))
        .min(1, 'return_received_nothing')
        .max(500),
    }),
    output: done,
  },
  'admin/return/waivefee': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Keeps no restocking fee of goods that came back',
    input: z.strictObject({ ...oneReturn, reason: requiredText(300) }),
    output: done,
  },
  'admin/return/previewrefund': {
    via: 'post',
    kind: 'query',
    access: staffWith('refund'),
    discloses: 'order:{orderId}',
    summary: 'What paying the kept goods back comes to, and which payment bears it',
    input: z.strictObject(oneReturn),
    output: refundPreview,
  },
  'admin/return/refund': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Pays back what was previewed; what goes on the shelf goes there with it',
    input: z.strictObject({ ...oneReturn, ...seen }),
    output: refundResult,
  },
});
