import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import type { Applied, CreditEvent, OpenItem } from '#domain/credit/credit.events.ts';
import type { DisputeEvent } from '#domain/dispute/dispute.events.ts';
import { invoiceIdOf, type InvoiceEvent, type InvoicePart } from '#domain/invoice/invoice.events.ts';
import type { InvoicePaymentEvent, InvoiceShare } from '#domain/invoice-payment/invoice-payment.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { PAYMENT_REPLACED, type PaymentEvent } from '#domain/payment/payment.events.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { defineReadModel, put, update, updateIfThere, type Change } from '#platform/kernel/read-model/read-model.ts';

/** A payment was given up for another in its place: what it was for is still owed until that is there. */

type DataOf<E extends { readonly type: string; readonly data: unknown }, T extends E['type']> = Extract<
  E,
  { readonly type: T }
>['data'];

/** What has become of one payment of an invoice: `open`, `credited` and `adjusted` of its `amount`; the rest was paid. */
export interface InvoicePartRow {
  readonly paymentId: string;
  readonly method: string;
  readonly text: string;
  readonly amount: number;
  readonly open: number;
  readonly credited: number;
  /** Taken off by adjustments and write-offs. */
  readonly adjusted: number;
  /** Taken off by early payments. */
  readonly discounted: number;
}

type CreditNoteRow = Omit<DataOf<InvoiceEvent, 'InvoiceCreditNoteIssued'>, 'invoiceId'>;

export interface InvoiceRow {
  readonly invoice_id: string;
  /** Empty until it is issued, which is a moment after its order was placed. */
  readonly number: string;
  /** More than one of an invoice of a month; the last one first. */
  readonly order_ids: readonly string[];
  readonly order_numbers: readonly string[];
  readonly account_id: string;
  readonly customer: string;
  readonly issued_on: string;
  readonly due_on: string;
  readonly currency: CurrencyCode;
  readonly total: number;
  readonly pending: number;
  readonly credited: number;
  readonly adjusted: number;
  readonly parts: readonly InvoicePartRow[];
  /** What bank debits collect just now, by the payment of invoices. */
  readonly debits: Readonly<Record<string, number>>;
  readonly is_disputed: boolean;
  readonly contents: DataOf<InvoiceEvent, 'InvoiceIssued'> | null;
  readonly credit_notes: readonly CreditNoteRow[];
}

interface OfOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
}

/** Nothing of it is paid when its order is placed: what its payments do comes after that, perhaps before it is issued. */
function begun(payments: readonly PlacedPayment[], of: OfOrder): Change<InvoiceRow>[] {
  const [first] = payments;
  // What is billed as it leaves has invoices of its own.
  if (!first || first.invoicing) return [];
  return [put<InvoiceRow>(invoiceIdOf(first.paymentId), rowOf(payments, of))];
}

function rowOf(payments: readonly InvoicePart[], of: OfOrder): InvoiceRow {
  const parts = payments.map(({ paymentId, method, text, amount }) => ({
    ...{ paymentId, method, text, amount },
    ...{ open: amount, credited: 0, adjusted: 0, discounted: 0 },
  }));
  return summedUp({
    ...{ invoice_id: invoiceIdOf(payments[0]?.paymentId ?? ''), number: '', order_ids: [of.orderId] },
    ...{ order_numbers: [of.orderNumber], account_id: of.accountId, customer: '', issued_on: '', due_on: '' },
    ...{ currency: of.currency, total: 0, pending: 0, credited: 0, adjusted: 0, parts, debits: {} },
    ...{ is_disputed: false, contents: null, credit_notes: [] },
  });
}

const summedUp = (row: InvoiceRow): InvoiceRow => ({
  ...row,
  pending: sum(row.parts.map(({ open }) => open)),
  credited: sum(row.parts.map(({ credited }) => credited)),
  adjusted: sum(row.parts.map(({ adjusted }) => adjusted)),
});

const part = (paymentId: string, change: (part: InvoicePartRow) => Partial<InvoicePartRow>): Change<InvoiceRow> =>
  updateIfThere<InvoiceRow>(invoiceIdOf(paymentId), (row) =>
    summedUp({
      ...row,
      parts: row.parts.map((one) => (one.paymentId === paymentId ? { ...one, ...change(one) } : one)),
    }),
  );

const applied = (items: readonly Applied[], isCredit: boolean): Change<InvoiceRow>[] =>
  items.map(({ openItemId, amount }) =>
    part(openItemId, ({ open, credited }) => ({
      open: open - amount,
      credited: isCredit ? credited + amount : credited,
    })),
  );

const reduced = ({ data: { openItemId, amount } }: { readonly data: Applied }) =>
  part(openItemId, ({ open, adjusted }) => ({ open: open - amount, adjusted: adjusted + amount }));

/** So much less is owed of them; below 0: that is owed again. */
const discounted = (items: readonly Applied[]) =>
  items.map(({ openItemId, amount: off }) =>
    part(openItemId, (one) => ({ open: one.open - off, discounted: one.discounted + off })),
  );

/** What of them is open again. */
const reopened = ({ data: { items } }: { readonly data: { readonly items: readonly OpenItem[] } }) =>
  items.map(({ openItemId, open: again }) => part(openItemId, ({ open }) => ({ open: open + again })));

const paid = ({ data: { paymentId } }: { readonly data: { readonly paymentId: string } }) =>
  part(paymentId, ({ method, open }) => ({ open: moneyComesBy(method) === 'account' ? open : 0 }));

/** Other payments stand in the place of some: all of them on the first invoice that those were of. */
const replaced = (invoiceId: string, gone: readonly string[], payments: readonly PlacedPayment[] = []) =>
  updateIfThere<InvoiceRow>(invoiceId, (row) =>
    summedUp({
      ...row,
      parts: [
        ...row.parts.filter(({ paymentId }) => !gone.includes(paymentId)),
        ...payments.map(({ paymentId, method, text, amount }) => ({
          ...{ paymentId, method, text, amount },
          // Ids of before did not say whose they are: of such a payment nothing more is heard here, and its money was there.
          ...{ open: invoiceIdOf(paymentId) === invoiceId ? amount : 0, credited: 0, adjusted: 0, discounted: 0 },
        })),
      ],
    }),
  );

const debited = (invoicePaymentId: string, shares: readonly InvoiceShare[]): Change<InvoiceRow>[] =>
  shares.map(({ invoiceId, amount }) =>
    updateIfThere<InvoiceRow>(invoiceId, (row) => ({
      ...row,
      debits: { ...row.debits, [invoicePaymentId]: amount },
    })),
  );

/** Of one that was no debit nothing is known here. */
const undebited = (invoicePaymentId: string, shares: readonly InvoiceShare[] = []): Change<InvoiceRow>[] =>
  shares.map(({ invoiceId }) =>
    updateIfThere<InvoiceRow>(invoiceId, (row) => {
      const { [invoicePaymentId]: _, ...debits } = row.debits;
      return { ...row, debits };
    }),
  );

function ordersOf({ orderId, orderNumber, orders }: DataOf<InvoiceEvent, 'InvoiceIssued'>) {
  const all = [...(orders ?? [{ orderId, orderNumber }])].reverse();
  return { order_ids: all.map((one) => one.orderId), order_numbers: all.map((one) => one.orderNumber) };
}

/** One row per invoice; what it is paid with is folded from the payments and from the ledger of the account. */
export const invoices = defineReadModel<
  InvoiceRow,
  InvoiceEvent | InvoicePaymentEvent | OrderEvent | PaymentEvent | CreditEvent | DisputeEvent
>({
  name: 'invoice',
  version: 8,
  key: 'invoice_id',
  columns: {
    invoice_id: 'text',
    number: 'text',
    order_ids: 'text[]',
    order_numbers: 'text[]',
    account_id: 'text',
    customer: 'text',
    issued_on: 'text',
    due_on: 'text',
    currency: 'text',
    total: 'bigint',
    pending: 'bigint',
    credited: 'bigint',
    adjusted: 'bigint',
    parts: 'jsonb',
    debits: 'jsonb',
    is_disputed: 'boolean',
    contents: 'jsonb',
    credit_notes: 'jsonb',
  },
  indexes: [
    '(account_id, issued_on desc, number desc)',
    'using gin (order_ids)',
    '(number)',
    'using gin (order_numbers)',
    '(issued_on desc, number desc)',
    `(due_on, invoice_id) where pending > 0`,
  ],
  streams: ({ invoice_id, order_ids, account_id, parts, debits }) => [
    `invoice-${invoice_id}`,
    `dispute-${invoice_id}`,
    ...order_ids.map((orderId) => `order-${orderId}`),
    ...(account_id ? [`credit-${account_id}`] : []),
    ...parts.map(({ paymentId }) => `payment-${paymentId}`),
    ...Object.keys(debits).map((invoicePaymentId) => `invoice-payment-${invoicePaymentId}`),
  ],
  on: {
    OrderPlaced: ({ data: { payments, orderId, orderNumber, accountId, currency } }) =>
      begun(payments, { orderId, orderNumber, accountId, currency }),
    OrderEdited: ({ data: { payments, orderId } }) =>
      begun(payments, { orderId, orderNumber: '', accountId: '', currency: 'USD' }),
    InvoiceOrderAdded: () => undefined,
    InvoiceIssued: ({ data }) => ({
      key: data.invoiceId,
      apply: (row = rowOf(data.payments, data)) => ({
        ...row,
        number: data.number,
        ...ordersOf(data),
        account_id: data.accountId,
        customer: data.billTo.company || `${data.billTo.firstName} ${data.billTo.lastName}`,
        issued_on: data.issuedOn,
        due_on: data.dueOn,
        currency: data.currency,
        total: data.total,
        contents: data,
      }),
    }),
    InvoiceCreditNoteIssued: ({ data: { invoiceId, ...note } }) =>
      update<InvoiceRow>(invoiceId, (row) => ({ ...row, credit_notes: [...row.credit_notes, note] })),
    PaymentCaptured: paid,
    PaymentReceived: paid,
    PaymentPartReceived: ({ data: { paymentId, amount } }) => part(paymentId, ({ open }) => ({ open: open - amount })),
    PaymentPartReversed: ({ data: { paymentId, amount } }) => part(paymentId, ({ open }) => ({ open: open + amount })),
    PaymentVoided: ({ data: { paymentId, reason } }) =>
      reason === PAYMENT_REPLACED
        ? undefined
        : part(paymentId, ({ open, credited }) => ({ open: 0, credited: credited + open })),
    PaymentReturned: ({ data: { paymentId } }) => part(paymentId, ({ amount }) => ({ open: amount })),
    OrderPaymentsReplaced: ({ data: { paymentIds, payments } }) => {
      const [first, ...others] = new Set(paymentIds.map(invoiceIdOf));
      if (first === undefined) return undefined;
      return [replaced(first, paymentIds, payments), ...others.map((invoiceId) => replaced(invoiceId, paymentIds))];
    },
    InvoiceDisputed: ({ data: { invoiceId } }) =>
      update<InvoiceRow>(invoiceId, (row) => ({ ...row, is_disputed: true })),
    DisputeResolved: ({ data: { invoiceId } }) =>
      update<InvoiceRow>(invoiceId, (row) => ({ ...row, is_disputed: false })),
    InvoicePaymentAwaited: ({ data: { invoicePaymentId, invoices: shares } }) => debited(invoicePaymentId, shares),
    InvoicePaymentCompleted: ({ data: { invoicePaymentId, invoices: shares } }) => undebited(invoicePaymentId, shares),
    InvoicePaymentFailed: ({ data: { invoicePaymentId, invoices: shares } }) => undebited(invoicePaymentId, shares),
    OpenItemPosted: ({ data: { openItemId, amount, settled } }) => part(openItemId, () => ({ open: amount - settled })),
    AccountPaymentReceived: ({ data }) => applied(data.applied, false),
    CreditNoteIssued: ({ data }) => applied(data.applied, true),
    AccountPaymentReversed: reopened,
    AccountPaymentUnapplied: reopened,
    AccountPaymentApplied: ({ data }) => applied(data.applied, false),
    OpenItemAdjusted: reduced,
    OpenItemWrittenOff: reduced,
    EarlyPaymentDiscountGranted: ({ data }) => discounted([data]),
    EarlyPaymentDiscountWithdrawn: ({ data: { items } }) =>
      discounted(items.map(({ openItemId, open }) => ({ openItemId, amount: -open }))),
  },
});
