// Invoices of an account (spec 2, 3 and 9), and how its buyers pay those that are owed.
import { z } from 'zod';
import { options, sumParts } from '../order/order.ts';
import { dispute } from '../dispute/dispute.ts';
import { INVOICE_FILTERS } from './invoice-filters.ts';
import { paymentChoice, paymentOption } from '../payment/method/payment-methods.ts';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers } from '../shared/operation.ts';
import {
  address,
  amount,
  asOf,
  currencyCode,
  done,
  frameUrl,
  id,
  listParameters,
  none,
  pageParameters,
  text,
} from '../shared/shared.ts';

/** So many are paid at once at most. */
export const MOST_INVOICES_AT_ONCE = 100;

const status = z.enum(['Pending', 'Paid']);

/** Spec 3, invoice. */
const invoice = z.object({
  InvoiceId: z.string(),
  InvoiceNumber: z.string(),
  InvoiceDate: z.iso.date(),
  DueDate: z.iso.date(),
  OrderID: z.string().meta({ description: 'Of several the last one' }),
  OrderNumber: z.string(),
  Orders: z
    .array(z.object({ OrderID: z.string(), OrderNumber: z.string() }))
    .optional()
    .meta({ description: 'All of them, the last one first; absent where it is of one' }),
  PONumber: z.string(),
  CurrencyCode: currencyCode,
  Total: amount,
  AmountPaid: amount,
  AmountCredited: amount.meta({ description: 'Taken off again by credit notes, of what had not been paid' }),
  AmountAdjusted: amount.meta({ description: 'Taken off by adjustments and write-offs' }),
  AmountPending: amount,
  AmountAwaited: amount.meta({ description: 'Of it, what a bank debit collects just now' }),
  AmountPayable: amount.meta({
    description: 'Of it, what is owed on the account and can be paid here, less the discount of a payment today',
  }),
  AmountDiscounted: amount.meta({ description: 'Taken off by early payments' }),
  Discount: z
    .object({ Amount: amount, Until: z.iso.date() })
    .optional()
    .meta({ description: 'What a payment of the rest until that day takes off; absent where it is too late' }),
  PaymentStatus: status,
  IsOverdue: z.boolean(),
  IsDisputed: z.boolean().meta({ description: 'Nobody is reminded of it' }),
});
export type Invoice = z.output<typeof invoice>;

const invoiceLine = z.object({
  ProductId: z.string(),
  SkuName: z.string(),
  Options: options,
  OrderNumber: z.string().optional().meta({ description: 'Of its order, on an invoice of several' }),
  OwnNumber: z.string().optional().meta({ description: 'What the customer called it when they ordered' }),
  Qty: z.int().meta({ description: 'Below 0 where an edit of the order took it away' }),
  Unit: z.string(),
  UnitPrice: amount,
  LineDiscount: amount,
  LineTotal: amount,
});

const sums = { ...sumParts, Deduction: amount.meta({ description: 'Taken off beside lines' }), Total: amount };

export const creditNote = z.object({
  CreditNoteId: z.string(),
  Number: z.string(),
  Date: z.iso.date(),
  Reason: z.string(),
  OrderLines: z.array(invoiceLine),
  ...sums,
});

const invoiceDetails = invoice.extend({
  IsSupplement: z.boolean().meta({ description: 'Of what an edit added to the order' }),
  PlacedBy: z.string(),
  BillTo: address,
  ShipTo: address.optional().meta({ description: 'Absent where the goods went to several places' }),
  OrderLines: z.array(invoiceLine),
  ...sums,
  Payments: z.array(
    z.object({ PaymentId: z.string(), Method: z.string(), Text: z.string(), Amount: amount, Pending: amount }),
  ),
  CreditNotes: z.array(creditNote),
  Dispute: dispute.optional().meta({ description: 'The last one' }),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

const invoicePaymentAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['paid', 'awaited']), InvoicePaymentId: z.string(), Amount: amount }),
  z.object({
    status: z.literal('challenge'),
    InvoicePaymentId: z.string(),
    challengeUrl: frameUrl,
  }),
]);
export type InvoicePaymentAnswer = z.output<typeof invoicePaymentAnswer>;

/** `waiting`: for the buyer. `awaited`: the provider collects it. `returned`: it was paid, until the buyer's bank took it back. */
const debitStatus = z.enum(['waiting', 'awaited', 'paid', 'failed', 'returned']);

const paper = z.object({ fileName: z.string(), content: z.custom<Uint8Array>() });

const adminInvoice = z.object({
  invoiceId: z.string(),
  number: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  orderId: z.string(),
  orderNumber: z.string().meta({ description: 'Of several the last one' }),
  moreOrders: z.int().meta({ description: 'So many beside that one' }),
  accountId: z.string().meta({ description: 'Empty for a guest' }),
  customer: z.string(),
  currency: currencyCode,
  total: amount,
  pending: amount,
  credited: amount,
  status,
  isOverdue: z.boolean(),
  isDisputed: z.boolean(),
});
export type AdminInvoice = z.output<typeof adminInvoice>;

export const invoiceOperations = defineOperations({
  'customer/getinvoices': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'Invoices of the account, the newest first, with what is pending of all that match',
    input: z.strictObject({
      ...pageParameters(20),
      search: text(60).default('').meta({ description: 'Number of an invoice or an order, whole (spec 5)' }),
      filter: z.enum(INVOICE_FILTERS).default('all'),
    }),
    output: z.object({ total: z.int(), pending: amount, currency: currencyCode, invoices: z.array(invoice) }),
  },
  'customer/getinvoicedetails': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'One invoice, with its lines, payments and credit notes',
    input: z.strictObject({ InvoiceId: id }),
    output: invoiceDetails,
  },
  'customer/downloadinvoicereport': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    file: 'application/pdf',
    summary: 'An invoice, or a credit note of it, as a PDF in the reader’s language',
    input: z.strictObject({ InvoiceId: id, CreditNoteId: id.optional() }),
    output: paper,
  },
  'customer/getinvoicepaymentoptions': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'The ways of paying that take the money of an invoice, at once or by a debit',
    input: none,
    output: z.array(paymentOption),
  },
  'customer/chargeinvoice': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    refusesCardNumbers: true,
    summary:
      'Pays invoices that are owed on the account, whole or in part, by one method; the same click again never pays twice',
    input: z.strictObject({
      Invoices: z
        .array(z.strictObject({ InvoiceId: id, Amount: amount.min(1, 'amount_invalid') }))
        .min(1, 'invoice_required')
        .max(MOST_INVOICES_AT_ONCE)
        .refine(
          (invoices) => new Set(invoices.map(({ InvoiceId }) => InvoiceId)).size === invoices.length,
          'invoice_twice',
        ),
      payment: paymentChoice,
    }),
    output: invoicePaymentAnswer,
  },
  'checkout/getinvoiceACHpymentdetails': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'What became of one’s own payment of invoices, such as a bank debit that settles days later',
    input: z.strictObject({ InvoicePaymentId: id }),
    output: z.object({
      InvoicePaymentId: z.string(),
      Status: debitStatus,
      Reason: z.string().meta({ description: 'Code of why it failed or was returned; empty otherwise' }),
      Method: z.string(),
      Text: z.string().meta({ description: 'For the eye, such as "Example Bank ••••6789"; empty while it waits' }),
      Amount: amount,
      CurrencyCode: currencyCode,
      Invoices: z.array(z.object({ InvoiceId: z.string(), Amount: amount })),
    }),
  },
  'customer/completeinvoicepayment': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: "Goes on with a payment of invoices after the buyer's bank has answered",
    input: z.strictObject({ InvoicePaymentId: id }),
    output: invoicePaymentAnswer,
  },
  'customer/cancelinvoicepayment': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'Gives up a payment of invoices that waits for the buyer’s bank',
    input: z.strictObject({ InvoicePaymentId: id }),
    output: done,
  },
  'admin/invoice/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'rows' },
    summary: 'Invoices, found by their own or their order’s number, or by the customer',
    input: z.strictObject({
      ...listParameters(['issuedOn', 'dueOn', 'total', 'pending', 'number'], 'DESC'),
      status: z.enum(['pending', 'overdue', 'disputed', 'paid']).optional(),
      accountId: id.optional(),
      orderId: id.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(adminInvoice) }),
  },
  'admin/invoice/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'invoice:{invoiceId}',
    summary: 'One invoice, with its lines, payments and credit notes',
    input: z.strictObject({ invoiceId: id, asOf }),
    output: adminInvoice.extend({ invoice: invoiceDetails }),
  },
  'admin/invoice/paper': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'invoice:{invoiceId}',
    file: 'application/pdf',
    summary: 'An invoice, or a credit note of it, as a PDF in the buyer’s language',
    input: z.strictObject({ invoiceId: id, creditNoteId: id.optional() }),
    output: paper,
  },
});
