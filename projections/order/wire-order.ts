// The order as it crosses the wire.
import type { Knex } from 'knex';
import type { OrderSummary, PlacedOrder } from '#contracts/order/order.ts';
import { moneyComesBy, reportedBy } from '#contracts/payment/method/payment-methods.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { referenceForPayer } from '#domain/bank-transaction/bank-transaction.events.ts';
import { stillBackordered, progressOf, type OrderPayment } from '#domain/order/order.state.ts';
import { lineStatus, type LineUnits } from '#domain/order/order.events.ts';
import { addressOf, type Delivery, type OrderedLine } from '#domain/shared/order-draft.ts';
import { addDays } from '#domain/shared/day.ts';
import { sum } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import {
  freightAmount,
  freightSource,
  lineDiscount,
  lineTotal,
  listPrice,
  taxesOf,
  unitPrice,
} from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { trackingUrlOf } from '#domain/shared/tracking-url.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { sizeText } from '#platform/shop/selling-unit.ts';
import { sumsShown, taxesShown } from '#platform/shop/sums-shown.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { giftShown, noteShown, optionsShown, ownNumberShown } from '#projections/shared/line-words.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { paymentsThere, promisedTo, receivedOf, UNPAID, unpaidOf, type OrderRow } from './orders.ts';
import { pickUpOf } from './pick-up.ts';

/** Tells whether all of it is owed rather than paid. */
export const isOnAccount = ({ payment_methods }: OrderRow): boolean =>
  payment_methods.every((method) => moneyComesBy(method) === 'account');

/** Something of them should have left by now; `today`: YYYY-MM-DD. */
export const areLate = (query: Knex.QueryBuilder, today: string) =>
  query.whereNot('ships_by', '').where('ships_by', '<', today);

/** `today`: YYYY-MM-DD. */
export const summaryOf = (row: OrderRow, today: string): OrderSummary => ({
  OrderID: row.order_id,
  OrderNumber: row.order_number,
  OrderDate: row.placed_at,
  OrderStatus: row.status,
  OrderTotal: row.total,
  CurrencyCode: row.currency,
  LineCount: row.line_count,
  PlacedBy: row.placed_by,
  PONumber: row.po_number,
  TrackingNumbers: row.shipments.map((shipment) => shipment.trackingNumber),
  ...(row.ships_by && row.ships_by < today ? { LateSince: row.ships_by } : {}),
});

/** Units of lines under the names that the lines had when they were bought; an edit may have removed a line since. */
export const unitsShown = ({ state }: OrderRow, units: readonly LineUnits[], language: 'en' | 'fr') =>
  units.map(({ lineId, quantity }) => {
    const line = state.draft.lines.find((one) => one.lineId === lineId);
    return { LineID: lineId, SkuName: line?.name[language] ?? lineId, Qty: quantity, Unit: line?.unit?.code ?? 'ea' };
  });

/** The first asked for first. */
export const refundsOf = ({ state }: OrderRow) =>
  Object.values(state.refunds).sort((a, b) =>
    a.requestedAt < b.requestedAt ? -1 : a.requestedAt > b.requestedAt ? 1 : a.refundId < b.refundId ? -1 : 1,
  );

const methodName = (delivery: Delivery, language: 'en' | 'fr') =>
  freightSource(delivery)?.name[language] ?? delivery.shippingMethod;

const isCancelled = ({ state: { draft, progress } }: OrderRow, { lineIds }: Delivery): boolean =>
  draft.lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .every(({ lineId, quantity }) => progressOf(progress, lineId).cancelled >= quantity);

async function deliveryShown(row: OrderRow, delivery: Delivery, context: OperationContext) {
  const { language } = context;
  const { draft } = row.state;
  // Before the money is there no day can be said, and none of what does not go any more.
  const promised = UNPAID.has(row.payment_status) || isCancelled(row, delivery) ? [] : promisedTo(row);
  const pickUp = await pickUpOf(draft, delivery, context, language);
  return {
    DeliveryID: delivery.deliveryId,
    ShipTo: addressOf(draft, delivery),
    ShippingMethod: delivery.shippingMethod,
    ShippingMethodName: methodName(delivery, language),
    ShippingTotal: freightAmount(delivery),
    TaxLines: taxesShown(taxesOf(draft.lines, [delivery]), language),
    ...(pickUp ? { PickUp: pickUp } : {}),
    LineIDs: [...delivery.lineIds],
    Promised: promised
      .filter(({ deliveryId }) => deliveryId === delivery.deliveryId)
      .map(({ units, shipsOn, arrivesBy }) => ({ units, shipsOn, arrivesBy })),
  };
}

/** By what it was paid; where by several, each with its amount. */
function paidBy(payments: readonly OrderPayment[], currency: string, language: Language): string {
  const amounts = new Map<string, number>();
  for (const { method, text, amount } of payments) {
    const { shown } = methodTexts(method, language, text);
    amounts.set(shown, (amounts.get(shown) ?? 0) + amount);
  }
  if (amounts.size < 2) return [...amounts.keys()].join('');
  return [...amounts].map(([shown, amount]) => `${shown} (${money(amount, currency, language)})`).join(', ');
}

/** How to pay what is awaited, in the dealer's words, and until when the order is kept for it. */
async function howToPayOf(row: OrderRow, { queries, language }: OperationContext): Promise<string> {
  const { payments } = row.state;
  const awaited = payments.filter(({ paymentId }) => own(row.taken, paymentId) === 'awaiting');
  if (!awaited.length) return '';
  const { words } = await queries.checkout.paymentWords({ methods: awaited.map(({ method }) => method) });
  const days = Number((await queries.setting.value({ name: 'AwaitedCancelDays' })).value);
  const isKeptUntil =
    days > 0 &&
    awaited.length === payments.length &&
    awaited.every(({ paymentId, method }) => !receivedOf(row, paymentId) && reportedBy(method) === 'staff');
  if (!isKeptUntil) return words;
  const day = awaited.map(({ at }) => addDays(shopDay(at), days)).toSorted()[0] ?? '';
  return [words, translate(language, 'email', 'order')('payUntil', { day: dayText(day, language) })]
    .filter(Boolean)
    .join('\n\n');
}

export async function placedOrderOf(row: OrderRow, context: OperationContext): Promise<PlacedOrder> {
  const { progress, payments } = row.state;
  const draft = row.state.draft;
  const first = needed(draft.deliveries[0], 'delivery of the order');
  const { language } = context;
  const [facts, files, carriers, deliveries, howToPay, { tag }, { notes }, gifts] = await Promise.all([
    context.queries.product.facts({
      itemNumbers: [...new Set(draft.lines.flatMap((l) => [l.itemNumber, ...l.components.map((c) => c.itemNumber)]))],
    }),
    context.queries.attachment.counts({ orderId: row.order_id }),
    context.queries.shipping.carriers(),
    Promise.all(draft.deliveries.map((delivery) => deliveryShown(row, delivery, context))),
    howToPayOf(row, context),
    context.queries.cart.tag({ orderId: row.order_id }),
    context.queries.lineNote.ofOrder({ orderId: row.order_id }),
    giftsOf(row, context),
  ]);
  return {
    OrderHeader: {
      OrderID: row.order_id,
      OrderTag: tag,
      PaymentAmount: row.total,
      ...sumsShown(draft, language),
      CurrencyCode: row.currency,
      LineCount: row.line_count,
      OrderNumber: row.order_number,
      OrderDate: row.placed_at,
      OrderStatus: row.status,
      PlacedBy: row.placed_by,
      Email: row.email,
      ShipTo: addressOf(draft, first),
      BillTo: draft.billTo,
      ShippingMethod: first.shippingMethod,
      ShippingMethodName: [...new Set(draft.deliveries.map((one) => methodName(one, language)))].join(', '),
      PaymentMethod: payments[0]?.method ?? '',
      PaymentStatus: row.payment_status,
      PaymentText: paidBy(payments, row.currency, language),
      PaymentWords: howToPay,
      OnAccount: isOnAccount(row),
      PaidTotal: sum(paymentsThere(row).map(({ amount }) => amount)),
      Receipts: payments.flatMap(({ paymentId }) =>
        (own(row.receipts, paymentId) ?? []).map(({ amount, reference, receivedOn }) => ({
          amount,
          reference: referenceForPayer(reference),
          receivedOn,
        })),
      ),
      UnpaidTotal: sum(unpaidOf(row).map(({ amount }) => amount)),
      PaymentReturned: unpaidOf(row).some(({ paymentId }) => own(row.returned, paymentId)),
      RefundedTotal: row.refunded,
      PONumber: row.po_number,
      ShipTogether: draft.shipTogether === true,
      CustomerComments: draft.comments,
      QuoteNumber: draft.convertedFrom?.quoteNumber ?? '',
    },
    Deliveries: deliveries,
    OrderLines: draft.lines.map((line) => ({
      ...wireLine(row, line, facts, language),
      ...noteShown(own(notes, line.lineId)),
      ...own(gifts, line.lineId),
      AttachmentCount: own(files, line.lineId) ?? 0,
    })),
    IsOrderShipableCount: draft.lines.filter(({ lineId, quantity }) => {
      const { shipped, cancelled } = progressOf(progress, lineId);
      return shipped + cancelled < quantity;
    }).length,
    Shipments: row.shipments.map(({ lines, ...shipment }) => ({
      ...shipment,
      trackingUrl: trackingUrlOf(carriers, shipment),
      lines: unitsShown(row, lines, language),
    })),
    Refunds: refundsOf(row)
      .filter(({ amount, status }) => amount > 0 && status !== 'declined')
      .map(({ refundId, requestedAt, status, amount, restockingFee = 0, lines }) => ({
        refundId,
        at: requestedAt,
        status,
        amount,
        restockingFee,
        lines: unitsShown(row, lines, language),
      })),
  };
}

/** Who gets the gift certificates among its lines, and which they are, by line. */
async function giftsOf({ order_id: orderId, state }: OrderRow, { queries }: OperationContext) {
  const lines = state.draft.lines.filter(({ giftCertificate }) => giftCertificate);
  if (!lines.length) return {};
  const pieces = lines.map(({ lineId }) => ({ lineId, pieces: progressOf(state.progress, lineId).shipped }));
  const [{ recipients }, { certificates }] = await Promise.all([
    queries.giftRecipient.ofOrder({ orderId }),
    queries.giftCertificate.ofLines({ orderId, lines: pieces }),
  ]);
  return dictionary(
    lines.map(({ lineId }) => [
      lineId,
      {
        ...giftShown(true, own(recipients, lineId.split('-')[0] ?? lineId)),
        GiftCertificates: [...(own(certificates, lineId) ?? [])],
      },
    ]),
  );
}

function wireLine(
  row: OrderRow,
  line: OrderedLine,
  facts: Record<string, ProductFacts>,
  language: 'en' | 'fr',
): Omit<PlacedOrder['OrderLines'][number], 'AttachmentCount'> {
  const { shipped, cancelled } = progressOf(row.state.progress, line.lineId);
  const [single, paid] = [listPrice(line), unitPrice(line)];
  const fact = own(facts, line.itemNumber);
  const unit = line.unit ?? unitOf(fact);
  const waiting = stillBackordered(row.state, line.lineId);
  const isBundle = line.components.some((part) => part.itemNumber !== line.itemNumber);
  return {
    LineID: line.lineId,
    OrderID: row.order_id,
    ProductId: line.itemNumber,
    SEOFriendlyName: fact?.seoFriendlyName ?? 'item',
    SkuName: line.name[language],
    ...ownNumberShown(line.ownNumber),
    ProductImageURL: fact?.imageUrl ?? '',
    SwatchSizeValue: sizeText({ options: line.options, unit }, language),
    ...optionsShown(line.options, language),
    Qty: line.quantity,
    ...wireUnit(unit),
    UnitPrice: Math.max(single, paid),
    ExtendedPrice: paid < single ? paid : 0,
    LineDiscount: lineDiscount(line),
    LineTotal: lineTotal(line),
    BackorderedQty: waiting?.quantity ?? 0,
    ...(waiting?.expectedOn ? { BackorderExpected: waiting.expectedOn } : {}),
    LineStatus: lineStatus({ quantity: line.quantity, shipped, cancelled }),
    ShippedQty: shipped,
    CancelledQty: cancelled,
    RelatedOrderLines: isBundle
      ? line.components.map((part) => ({
          SkuName: own(facts, part.itemNumber)?.name[language] ?? part.itemNumber,
          ProductId: part.itemNumber,
          Qty: part.quantity,
          ...wireUnit(unitOf(own(facts, part.itemNumber))),
          UnitPrice: 0,
          ExtendedPrice: 0,
          LineDiscount: 0,
        }))
      : [],
    Availability: fact?.availability ?? { status: 'discontinued', quantity: 0, leadTimeDays: 0 },
  };
}
