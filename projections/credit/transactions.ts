import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import type { Transaction } from '#contracts/credit/aged-balance.ts';
import type { Applied, CreditEvent } from '#domain/credit/credit.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { defineReadModel, put, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

export interface TransactionRow {
  readonly transaction_id: string;
  /** Empty for a guest. */
  readonly account_id: string;
  readonly at: string;
  readonly kind: Transaction['Kind'];
  readonly method: string;
  /** For the eye, such as "Visa 4242". */
  readonly text: string;
  /** Empty where it is of no order. */
  readonly order_id: string;
  /** Minor units, below 0 where it is the buyer's again. */
  readonly amount: number;
  /** Empty: that of the account. */
  readonly currency: string;
  /** `requested`: nothing has come of it yet, and nobody is shown it. */
  readonly status: 'requested' | Transaction['Status'];
  /** The day that a document bears which was dated by hand, YYYY-MM-DD; else empty. */
  readonly dated: string;
  /** The payment that a refund or a part is of. */
  readonly of: string;
}

const change = (id: string, changed: Partial<TransactionRow>) =>
  updateIfThere<TransactionRow>(id, (row) => ({ ...row, ...changed }));

const reduction = (
  id: string,
  kind: 'adjustment' | 'write-off',
  at: string,
  of: { readonly accountId: string; readonly openItemId: string; readonly amount: number; readonly reason: string },
) =>
  put<TransactionRow>(id, {
    ...{ transaction_id: id, account_id: of.accountId, at, kind, method: '', text: of.reason },
    ...{ order_id: of.openItemId.split('.', 1)[0] ?? '', amount: -of.amount, currency: '' },
    ...{ status: 'completed', dated: '', of: '' },
  });

const discount = (id: string, at: string, of: Applied & { readonly accountId: string }) =>
  put<TransactionRow>(id, {
    ...{ transaction_id: id, account_id: of.accountId, at, kind: 'discount', method: '', text: '' },
    ...{ order_id: of.openItemId.split('.', 1)[0] ?? '', amount: of.amount, currency: '' },
    ...{ status: 'completed', dated: '', of: '' },
  });

const refundId = ({ paymentId, refundId: id }: { readonly paymentId: string; readonly refundId: string }) =>
  `${paymentId} ${id}`;

const partId = ({ paymentId, receiptId }: { readonly paymentId: string; readonly receiptId: string }) =>
  `${paymentId} ${receiptId}`;

/** The payment's own row is what is still to come of it. */
const rest = (paymentId: string, by: number) =>
  updateIfThere<TransactionRow>(paymentId, (row) => ({ ...row, amount: row.amount + by }));

/**
 * One row per payment, part of an awaited one, refund, payment on account, credit note, reversal, adjustment, write-off
 * and discount. What is put on account is no payment.
 */
export const transactions = defineReadModel<TransactionRow, PaymentEvent | CreditEvent>({
  name: 'transaction',
  version: 6,
  key: 'transaction_id',
  columns: {
    transaction_id: 'text',
    account_id: 'text',
    at: 'timestamptz',
    kind: 'text',
    method: 'text',
    text: 'text',
    order_id: 'text',
    amount: 'bigint',
    currency: 'text',
    status: 'text',
    dated: 'text',
    of: 'text',
  },
  indexes: ['(account_id, at desc, transaction_id)'],
  on: {
    PaymentRequested: ({ at, data: { paymentId, accountId, method, amount, currency, orderId } }) =>
      moneyComesBy(method) === 'account'
        ? undefined
        : put<TransactionRow>(paymentId, {
            ...{ transaction_id: paymentId, account_id: accountId, at, kind: 'payment', method, text: '' },
            ...{ order_id: orderId, amount, currency, status: 'requested', dated: '', of: '' },
          }),
    PaymentAuthorised: ({ data: { paymentId, text } }) => change(paymentId, { text }),
    PaymentCaptured: ({ at, data: { paymentId } }) => change(paymentId, { status: 'completed', at }),
    PaymentAwaited: ({ at, data: { paymentId } }) => change(paymentId, { status: 'awaiting', at }),
    PaymentReceived: ({ at, data: { paymentId, reference, receivedOn, short = 0 } }) =>
      updateIfThere<TransactionRow>(paymentId, (row) => ({
        ...{ ...row, status: 'completed', text: reference, dated: receivedOn, at, amount: row.amount - short },
      })),
    PaymentPartReceived: ({ at, data: { paymentId, orderId, receiptId, amount, reference, receivedOn } }) => [
      rest(paymentId, -amount),
      put<TransactionRow>(partId({ paymentId, receiptId }), {
        ...{ transaction_id: partId({ paymentId, receiptId }), account_id: '', at, kind: 'payment', method: '' },
        ...{ text: reference, order_id: orderId, amount, currency: '', status: 'completed' },
        ...{ dated: receivedOn, of: paymentId },
      }),
    ],
    PaymentPartReversed: ({ at, data: { paymentId, orderId, receiptId, amount, reason } }) => [
      rest(paymentId, amount),
      change(partId({ paymentId, receiptId }), { status: 'reversed' }),
      put<TransactionRow>(`${partId({ paymentId, receiptId })} reversed`, {
        ...{ transaction_id: `${partId({ paymentId, receiptId })} reversed`, account_id: '', at, kind: 'reversal' },
        ...{ method: '', text: reason, order_id: orderId, amount: -amount, currency: '', status: 'completed' },
        ...{ dated: '', of: paymentId },
      }),
    ],
    PaymentCaptureFailed: ({ at, data: { paymentId } }) => change(paymentId, { status: 'failed', at }),
    PaymentReturned: ({ at, data: { paymentId } }) => change(paymentId, { status: 'failed', at }),
    PaymentVoided: ({ data: { paymentId } }) =>
      updateIfThere<TransactionRow>(paymentId, (row) => ({
        ...row,
        status: row.status === 'requested' ? 'requested' : 'failed',
      })),
    PaymentRefundRequested: ({ at, data }) =>
      put<TransactionRow>(refundId(data), {
        ...{ transaction_id: refundId(data), account_id: '', at, kind: 'refund', method: '', text: '' },
        ...{
          order_id: data.orderId,
          amount: -data.amount,
          currency: '',
          status: 'requested',
          dated: '',
          of: data.paymentId,
        },
      }),
    PaymentRefunded: ({ at, data }) => change(refundId(data), { status: 'completed', at }),
    AccountPaymentReceived: ({ at, data: { accountId, receiptId, amount, reference, receivedOn, paymentId } }) =>
      paymentId
        ? undefined
        : put<TransactionRow>(receiptId, {
            ...{ transaction_id: receiptId, account_id: accountId, at, kind: 'account-payment', method: '' },
            ...{ text: reference, order_id: '', amount, currency: '', status: 'completed', dated: receivedOn, of: '' },
          }),
    AccountPaymentReversed: ({ at, data: { accountId, receiptId, amount, reason } }) => [
      change(receiptId, { status: 'reversed' }),
      put<TransactionRow>(`${receiptId} reversed`, {
        ...{ transaction_id: `${receiptId} reversed`, account_id: accountId, at, kind: 'reversal', method: '' },
        ...{ text: reason, order_id: '', amount: -amount, currency: '', status: 'completed', dated: '', of: receiptId },
      }),
    ],
    BalanceAdjusted: ({ at, data: { accountId, adjustmentId, amount, reason } }) =>
      put<TransactionRow>(adjustmentId, {
        ...{ transaction_id: adjustmentId, account_id: accountId, at, kind: 'adjustment', method: '', text: reason },
        ...{ order_id: '', amount, currency: '', status: 'completed', dated: '', of: '' },
      }),
    FinanceChargePosted: ({ at, data: { accountId, chargeId, amount, through } }) =>
      put<TransactionRow>(chargeId, {
        ...{ transaction_id: chargeId, account_id: accountId, at, kind: 'finance-charge', method: '', text: through },
        ...{ order_id: '', amount, currency: '', status: 'completed', dated: '', of: '' },
      }),
    OpenItemAdjusted: ({ at, data }) => reduction(data.adjustmentId, 'adjustment', at, data),
    OpenItemWrittenOff: ({ at, data }) => reduction(data.writeOffId, 'write-off', at, data),
    EarlyPaymentDiscountGranted: ({ at, data: { accountId, receiptId, openItemId, amount } }) =>
      discount(`${receiptId} ${openItemId} discount`, at, { accountId, openItemId, amount: -amount }),
    EarlyPaymentDiscountWithdrawn: ({ at, data: { accountId, receiptId, items } }) =>
      items.flatMap(({ openItemId, open }) =>
        discount(`${receiptId} ${openItemId} discount withdrawn`, at, { accountId, openItemId, amount: open }),
      ),
    CreditNoteIssued: ({ at, data: { accountId, creditNoteId, openItemId, paymentId = openItemId, amount } }) =>
      put<TransactionRow>(`${accountId} ${creditNoteId} ${paymentId}`, {
        ...{
          transaction_id: `${accountId} ${creditNoteId} ${paymentId}`,
          account_id: accountId,
          at,
          kind: 'credit-note',
          method: '',
        },
        ...{ text: '', order_id: openItemId.split('.', 1)[0] ?? '', amount: -amount, currency: '' },
        ...{ status: 'completed', dated: '', of: '' },
      }),
  },
});
