// An order as the back office sees it.
import type { Output } from '#contracts/api.ts';
import { moneyComesBy, reportedBy } from '#contracts/payment/method/payment-methods.ts';
import { own } from '#domain/shared/dictionary.ts';
import { certificateNumber } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { RefundPart, StoreCredit } from '#domain/order/order.events.ts';
import { freightLeft, refundableUnits, orderValueOf } from '#domain/order/order.pricing.ts';
import {
  feesKept,
  leastQuantity,
  paidOf,
  progressOf,
  type OrderPayment,
  type PlacedOrder,
} from '#domain/order/order.state.ts';
import type { Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { partsShown } from '#platform/shop/sums-shown.ts';
import { paymentsThere, receivedOf, type OrderRow } from './orders.ts';
import { placedOrderOf, refundsOf, unitsShown } from './wire-order.ts';

/** Their names of today; whoever is no company of ours stands under the one on the bill, if any. */
export const companiesOf = (rows: readonly OrderRow[], { queries }: OperationContext) =>
  queries.account.companies({ accountIds: [...new Set(rows.map((row) => row.account_id))].filter(Boolean) });

export async function detailOf(row: OrderRow, context: OperationContext): Promise<Output<'admin/order/detail'>> {
  const { state, account_id } = row;
  const { billTo, language, lines } = state.draft;
  const nameOf = async (by: string) =>
    (by.startsWith('staff:') ? (await context.queries.staff.find({ staffId: by.slice('staff:'.length) })).name : '') ||
    by;
  const [order, companies] = await Promise.all([placedOrderOf(row, context), companiesOf([row], context)]);
  const freight = new Map(state.draft.deliveries.map((one) => [one.deliveryId, freightLeft(one, state)]));
  return {
    ...order,
    Changes: state.changes,
    BeingEdited: state.editing !== undefined,
    BeingPaid: state.paying !== undefined,
    DueTotal: dueOf(row, order.OrderHeader.PaidTotal),
    Lines: lines.map(({ lineId, quantity }) => {
      const { shipped, cancelled } = progressOf(state.progress, lineId);
      return {
        lineId,
        open: quantity - shipped - cancelled,
        refundable: refundableUnits(state, lineId),
        least: leastQuantity(state, lineId),
      };
    }),
    Deliveries: order.Deliveries.map((delivery) => ({
      ...delivery,
      FreightRefundable: needed(freight.get(delivery.DeliveryID), 'freight of the delivery'),
    })),
    Payments: await Promise.all(state.payments.map((payment) => paymentShown(row, payment, context, nameOf))),
    ReplacedPayments: await Promise.all(state.replaced.map((payment) => paymentShown(row, payment, context, nameOf))),
    Refunds: await Promise.all(
      refundsOf(row).map(async (refund) => ({
        refundId: refund.refundId,
        at: refund.requestedAt,
        status: refund.status,
        amount: refund.amount,
        asked: refund.asked ?? refund.amount,
        lines: unitsShown(row, refund.lines, context.language),
        parts: partsShown(refund, context.language),
        cause: refund.cause,
        goodwill: refund.goodwill,
        goodwillBefore: refund.goodwillBefore,
        restockingFee: refund.restockingFee ?? 0,
        reason: refund.reason,
        code: refund.code,
        by: await nameOf(own(row.refunded_by, refund.refundId) ?? ''),
        restocked: refund.returned.length > 0,
        how: howOf(state, refund, context.language),
      })),
    ),
    Notes: await Promise.all(row.notes.map(async (note) => ({ ...note, by: await nameOf(note.by) }))),
    Customer: {
      PersonId: row.person_id,
      ContactId: contactNumber({ personId: row.person_id }),
      AccountId: account_id,
      AccountName: own(companies, account_id) || row.company,
      Name: row.placed_by,
      Email: row.email,
      Phone: billTo.phone1,
      Language: language === 'fr' ? 'fr' : 'en',
    },
  };
}

async function paymentShown(
  row: OrderRow,
  { paymentId, method, amount, refunded, unbilled, text, reference, at }: OrderPayment,
  { language }: OperationContext,
  nameOf: (by: string) => Promise<string>,
): Promise<Output<'admin/order/detail'>['Payments'][number]> {
  const { taken, returned, currency } = row;
  const back = own(returned, paymentId);
  return {
    paymentId,
    method,
    name: methodTexts(method, language).short,
    onAccount: moneyComesBy(method) === 'account',
    reportedBy: reportedBy(method),
    ...(back ? { returned: back } : {}),
    reference,
    status: own(taken, paymentId) ?? 'authorised',
    amount,
    rest: amount - receivedOf(row, paymentId),
    receipts: await Promise.all(
      (own(row.receipts, paymentId) ?? []).map(async ({ by, ...part }) => ({ ...part, by: await nameOf(by) })),
    ),
    refunded,
    unbilled,
    CurrencyCode: currency,
    text,
    at,
  };
}

/** What was given up unpaid, of an order that was cancelled, is not owed any more. */
function dueOf(row: OrderRow, paid: Amount): Amount {
  const { state, status, taken } = row;
  const there = paymentsThere(row);
  // Of what was given up only the parts that came are left, and are the buyer's.
  if (status === 'cancelled' && there.every(({ paymentId }) => own(taken, paymentId) === 'voided'))
    return -paidOf({ payments: there }) || 0;
  if (paid) return orderValueOf(state).total + feesKept(state) - paidOf({ payments: there });
  return status === 'cancelled' ? 0 : orderValueOf(state).total;
}

/** No way of paying, but with texts as those have. */
const STORE_CREDIT = 'store-credit';

/** Where each part of a refund goes. */
export const howOf = (
  { payments, replaced }: PlacedOrder,
  { parts, storeCredit }: { readonly parts: readonly RefundPart[]; readonly storeCredit?: StoreCredit },
  language: 'en' | 'fr',
) =>
  parts.map(({ paymentId, amount }) => {
    if (storeCredit?.paymentIds.includes(paymentId)) {
      const number = certificateNumber(storeCredit.certificateId);
      const { shown: text, refundTo: goesTo } = methodTexts(STORE_CREDIT, language, number);
      return { paymentId, method: STORE_CREDIT, text, goesTo, amount };
    }
    const payment = [...payments, ...replaced].find((one) => one.paymentId === paymentId);
    const { method, text } = needed(payment, 'payment of the part');
    return { paymentId, method, text, goesTo: methodTexts(method, language, text).refundTo, amount };
  });
