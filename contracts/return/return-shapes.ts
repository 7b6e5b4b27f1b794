// The shapes of returns: what can be returned, what is asked for, and what became of it (spec 3, return line).
import { z } from 'zod';
import {
  RETURN_CONDITIONS,
  RETURN_REASONS,
  RETURN_RESOLUTIONS,
  RETURN_STATUSES,
} from '#domain/return/return.events.ts';
import { orderSummary, unitShown } from '../order/order.ts';
import { amount, currencyCode, email, id, isoDate, quantity } from '../shared/shared.ts';

export const returnStatus = z.enum(RETURN_STATUSES);
const reason = z.enum(RETURN_REASONS.map((one) => one.reason));
export const resolution = z.enum(RETURN_RESOLUTIONS);
const condition = z.enum(RETURN_CONDITIONS);

/** Whoever is not signed in and has lost their session names the e-mail that they ordered with. */
export const ofOrder = { OrderId: id, email: email.optional() };
export const ofReturn = { ReturnId: id, email: ofOrder.email };

const askedLine = z.strictObject({ LineID: id, Quantity: quantity, Reason: reason, Condition: condition });
const oncePerLine = (lines: readonly { readonly LineID: string }[]) =>
  new Set(lines.map(({ LineID }) => LineID)).size === lines.length;
export const askedLines = z
  .array(askedLine)
  .min(1, 'return_lines_required')
  .max(500)
  .refine(oncePerLine, 'return_line_twice');

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

export const returnSummary = z.object({
  ReturnID: z.string(),
  ReturnNumber: z.string(),
  ReturnDate: isoDate,
  OrderID: z.string(),
  OrderNumber: z.string(),
  Status: returnStatus,
  Quantity: z.int(),
  ReturnAmount: amount.meta({ description: 'What was given back; until then what was said when it was asked for' }),
  CurrencyCode: currencyCode,
});
export type ReturnSummary = z.output<typeof returnSummary>;

/** What can be returned of an order, and under which terms. */
export const returnable = z.object({
  OrderID: z.string(),
  OrderNumber: z.string(),
  CurrencyCode: currencyCode,
  ReturnDays: z.int(),
  RestockingFeePercent: z.number(),
  AllOrNothing: z
    .boolean()
    .meta({ description: 'It was paid in a way that gives no part back: all that can be returned has to be' }),
  Resolutions: z.array(resolution).meta({ description: 'What the buyer may ask to have for the goods' }),
  PolicyPage: z.string().meta({ description: 'Name of the page that tells the policy; empty where there is none' }),
  Lines: z.array(returnableLine),
  Returns: z.array(returnSummary),
});
export type Returnable = z.output<typeof returnable>;

export const returnPhoto = z.object({
  PhotoID: z.string(),
  FileName: z.string(),
  Width: z.int().meta({ description: 'Pixels' }),
  Height: z.int().meta({ description: 'Pixels' }),
});
export type ReturnPhoto = z.output<typeof returnPhoto>;

const returnStep = z.object({ Step: returnStatus, At: isoDate });
const receivedLine = z.object({ LineID: z.string(), Kept: z.int(), SentBack: z.int() });

export const returnRecord = returnSummary.extend({
  Resolution: resolution.meta({ description: 'As the buyer asked for it' }),
  StoreCredit: amount.meta({ description: 'Given back as a gift certificate' }),
  Lines: z.array(returnLine),
  RestockingFee: amount,
  FeeWaived: z.boolean(),
  Comments: z.string(),
  Refusal: z.string().meta({ description: 'Why it was refused; empty for all others' }),
  ExpiresOn: z.iso.date().or(z.literal('')).meta({ description: 'Last day on which the goods may arrive' }),
  Steps: z.array(returnStep),
  Received: z.array(receivedLine),
  Photos: z.array(returnPhoto),
  ShipTo: z.array(z.string()).meta({ description: 'Where the goods go: lines of the address' }),
});
export type ReturnRecord = z.output<typeof returnRecord>;

export const toReturn = orderSummary.extend({
  ReturnableQty: z.int(),
  ReturnUntil: z.iso.date(),
});

export const adminRow = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  buyer: z.string(),
  status: returnStatus,
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
export const adminRecord = adminRow.extend({
  resolution: resolution.meta({ description: 'As the buyer asked for it' }),
  storeCredit: amount.meta({ description: 'Given back as a gift certificate' }),
  orders: z.array(z.object({ orderId: z.string() })),
  email: z.string(),
  lines: z.array(adminLine),
  restockingFee: amount,
  comments: z.string(),
  reason: z.string().meta({ description: 'Why it was refused; empty for all others' }),
  feeWaived: z.string().meta({ description: 'Why no fee is kept; empty where one is' }),
  photos: z.array(returnPhoto),
  refundId: z.string().meta({ description: 'Of the refund that paid it back; empty until then' }),
  steps: z.array(z.object({ status: returnStatus.or(z.literal('fee-waived')), at: isoDate, by: z.string() })),
});
export type ReturnDetail = z.output<typeof adminRecord>;
