// What the placeholders and tables of a letter stand for, from the order, quote or person that it is about.
import { localityOf } from '#domain/shared/locality.ts';
import type { Output } from '#contracts/api.ts';
import type { LetterRow } from '#platform/shop/letter/letter-values.ts';
import type { LineOption } from '#domain/shared/order-draft.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { countText, optionsText } from '#platform/shop/selling-unit.ts';
import { hasText, translate, type Language } from '#platform/kernel/texts/texts.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';

export interface LetterFacts {
  readonly to: string;
  /** The person whose name stands in the letter: erasing them erases what is kept of it. */
  readonly personId: string;
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, readonly LetterRow[]>>;
}

type Order = Output<'admin/order/detail'>;
type Shipment = Order['Shipments'][number];
type Refund = Order['Refunds'][number];

export const emailText = (language: Language, part: string) => translate(language, 'email', part);

/** What every letter about an order can say. `language` is that in which the order was read. */
export function orderTexts(order: Order, language: Language, origin: string): Record<string, string> {
  const { OrderHeader: header, Deliveries } = order;
  return {
    'recipient.name': header.PlacedBy,
    'order.number': header.OrderNumber,
    'order.total': money(header.OrderTotal, header.CurrencyCode, language),
    'order.link': orderLink(order, origin),
    'delivery.address': Deliveries.map(({ ShipTo }) => addressText(ShipTo)).join(' · '),
    'delivery.place': Deliveries.map((delivery) => deliveryPlace(delivery, language)).join(' · '),
  };
}

type OrderDelivery = Order['Deliveries'][number];
type Address = OrderDelivery['ShipTo'];

const placeText = (to: Address) => `${to.addressLine1}, ${localityOf(to)}`;
const addressText = (to: Address) => `${to.firstName} ${to.lastName}, ${placeText(to)}`;

/** Where a delivery goes, or where it is picked up, when and by whom. */
function deliveryPlace({ ShipTo: to, PickUp }: OrderDelivery, language: Language): string {
  const t = emailText(language, 'order');
  if (!PickUp) return t('shipsTo', { address: addressText(to) });
  return [
    t('pickUpAt', { address: `${PickUp.Name}, ${placeText(to)}` }),
    ...(PickUp.Hours ? [t('pickUpHours', { hours: PickUp.Hours })] : []),
    t('pickedUpBy', { name: `${to.firstName} ${to.lastName}` }),
  ].join(' · ');
}

/** What a letter about an order to the desk says otherwise. */
export const deskTexts = ({ OrderHeader: header }: Order, origin: string): Record<string, string> => ({
  'recipient.name': '',
  'buyer.name': header.PlacedBy,
  'order.comments': header.CustomerComments,
  'order.link': `${origin}/admin/order/${encodeURIComponent(header.OrderID)}/show`,
});

/** The rows by which a buyer's books know an order. */
export function orderSummary({ OrderHeader: header, Deliveries, OrderLines }: Order, language: Language): LetterRow[] {
  const t = emailText(language, 'order');
  const arrival = ({ PickUp, Promised }: OrderDelivery): LetterRow => ({
    label: t(PickUp ? 'arrivalReady' : 'arrival'),
    value: Promised.map(({ units, arrivesBy }) => {
      if (!arrivesBy) return t('partToConfirm', { units });
      const day = dayText(arrivesBy, language);
      return Promised.length > 1 ? t('part', { units, day }) : day;
    }).join(', '),
  });
  const goods = (delivery: OrderDelivery, index: number): LetterRow => ({
    label: t('delivery', { number: index + 1 }),
    value: `${OrderLines.filter(({ LineID }) => delivery.LineIDs.includes(LineID))
      .map((line) => `${countText(line.Qty, line.Unit, language)} × ${line.ProductId}`)
      .join(', ')}: ${deliveryPlace(delivery, language)}`,
  });
  return [
    { label: t('number'), value: header.OrderNumber },
    { label: t('date'), value: dayText(shopDay(header.OrderDate), language) },
    ...(header.PONumber ? [{ label: t('poNumber'), value: header.PONumber }] : []),
    { label: t('payment'), value: header.PaymentText },
    ...header.PaymentWords.split(/\n\n+/)
      .filter(Boolean)
      .map((words, at) => ({ label: at ? '' : t('howToPay'), value: words.replaceAll('\n', ', ') })),
    ...Deliveries.flatMap((delivery, index) => [
      ...(Deliveries.length > 1 ? [goods(delivery, index)] : []),
      ...(delivery.Promised.length > 0 ? [arrival(delivery)] : []),
    ]),
  ];
}

interface QuotedLine {
  readonly itemNumber: string;
  readonly name: Translated;
  readonly options?: readonly LineOption[] | undefined;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  readonly discount: number;
  readonly total: number;
}

/** What is asked for or offered, at its prices. */
export function quoteLines(
  { lines, currency }: { readonly lines: readonly QuotedLine[]; readonly currency: string },
  language: Language,
): LetterRow[] {
  const t = emailText(language, 'order');
  const amount = (value: number) => money(value, currency, language);
  return lines.map(({ itemNumber, name, options, quantity, unit, unitPrice, discount, total }) => ({
    label: [
      t('line', { quantity: countText(quantity, unit, language), name: name[language], itemNumber }),
      ...(options?.length ? [optionsText(options, language)] : []),
      t('each', { price: amount(unitPrice) }),
      ...(discount ? [t('discount', { amount: amount(discount) })] : []),
    ].join('; '),
    value: amount(total),
  }));
}

/** Everything that is in an order, and what it comes to. */
export function orderLines({ OrderHeader: header, OrderLines }: Order, language: Language): LetterRow[] {
  const t = emailText(language, 'order');
  const amount = (value: number) => money(value, header.CurrencyCode, language);
  // Lines are told with what was taken off them: a promotion is named, and is in no sum again.
  const promotion = ({ name, amount: off }: Order['OrderHeader']['PromotionLines'][number]) => ({
    label: t('promotion', { name, amount: amount(off) }),
    value: '',
  });
  return [
    ...OrderLines.map((line) => ({
      label: [
        t('line', {
          quantity: countText(line.Qty, line.Unit, language),
          name: line.SkuName,
          itemNumber: line.ProductId,
        }),
        ...(line.Options ? [line.Options] : []),
        ...(line.OwnNumber ? [t('ownNumber', { number: line.OwnNumber })] : []),
        ...(line.Note ? [line.Note] : []),
        ...(line.Qty > 1 ? [t('each', { price: amount(line.UnitPrice) })] : []),
        ...(line.LineDiscount ? [t('discount', { amount: amount(line.LineDiscount) })] : []),
        ...(line.BackorderedQty
          ? [
              t(line.BackorderExpected ? 'backordered' : 'backorderedToConfirm', {
                quantity: countText(line.BackorderedQty, line.Unit, language),
                date: line.BackorderExpected ? dayText(line.BackorderExpected, language) : '',
              }),
            ]
          : []),
      ].join('; '),
      value: amount(line.LineTotal),
    })),
    ...header.PromotionLines.filter(({ of }) => of === 'goods').map(promotion),
    ...header.FeeLines.map((fee) => ({ label: fee.name, value: amount(fee.amount) })),
    {
      label: t('shippingBy', { method: header.ShippingMethodName }),
      value: header.ShippingTotal ? amount(header.ShippingTotal) : t('free'),
    },
    ...header.PromotionLines.filter(({ of }) => of === 'freight').map(promotion),
    ...header.TaxLines.map((tax) => ({ label: tax.name, value: amount(tax.amount) })),
    { label: t('total'), value: amount(header.OrderTotal), isTotal: true },
  ];
}

/** "25 × Hex bolt", as in the order's own letter. */
const unitsRow = ({ Qty, Unit }: { Qty: number; Unit: string }, name: string, language: Language): LetterRow => ({
  label: `${countText(Qty, Unit, language)} × ${name}`,
  value: '',
});

export function shipmentLines(shipment: Shipment, language: Language): LetterRow[] {
  const t = emailText(language, 'linesShipped');
  return [
    ...shipment.lines.map((line) => unitsRow(line, line.SkuName, language)),
    ...(shipment.carrier ? [{ label: t('by'), value: shipment.carrier }] : []),
    ...(shipment.trackingNumber
      ? [
          {
            label: t('tracking'),
            value: shipment.trackingNumber,
            ...(shipment.trackingUrl ? { url: shipment.trackingUrl } : {}),
          },
        ]
      : []),
  ];
}

export function cancelledLines(
  { OrderLines }: Order,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
  language: Language,
): LetterRow[] {
  return lines.map(({ lineId, quantity }) => {
    const line = OrderLines.find((one) => one.LineID === lineId);
    const name = `${line?.SkuName ?? lineId} (${line?.ProductId ?? ''})`;
    return unitsRow({ Qty: quantity, Unit: line?.Unit ?? 'ea' }, name, language);
  });
}

export function refundLines(refund: Refund, currency: string, language: Language): LetterRow[] {
  const t = emailText(language, 'orderRefunded');
  const amount = (value: number) => money(value, currency, language);
  return [
    ...refund.lines.map((line) => unitsRow(line, line.SkuName, language)),
    ...(refund.cause !== 'edit' && refund.parts.ShippingTotal
      ? [{ label: t('shipping'), value: amount(refund.parts.ShippingTotal) }]
      : []),
    ...(refund.goodwill ? [{ label: t('goodwill'), value: amount(refund.goodwill) }] : []),
    ...(refund.restockingFee ? [{ label: t('restockingFee'), value: amount(-refund.restockingFee) }] : []),
    { label: t('total'), value: amount(refund.amount), isTotal: true },
  ];
}

/** A payment that the buyer's bank took back: it may have been paid anew since. */
export function returnedPayment(
  { Payments, ReplacedPayments }: Order,
  paymentId: string | undefined,
  language: Language,
): Record<string, string> {
  const payment = [...Payments, ...ReplacedPayments].find((one) => one.paymentId === paymentId);
  const code = payment?.returned?.code ?? '';
  return {
    'payment.rest': payment ? money(payment.rest, payment.CurrencyCode, language) : '',
    'payment.amount': payment ? money(payment.amount, payment.CurrencyCode, language) : '',
    'payment.shown': payment ? methodTexts(payment.method, language, payment.text).shown : '',
    'payment.reason': code && (hasText(language, 'error', code) ? translate(language, 'error')(code) : code),
  };
}

/** How the money went back, each way once. */
export const refundHow = ({ how }: Refund, language: Language): string =>
  [...new Set(how.map(({ method }) => methodTexts(method, language).refunded))].filter(Boolean).join(' ');

/**
 * Leads to where a buyer sees the order: in their account; a guest on the tracking page, whose two fields are filled
 * in. The e-mail stays in
 * the browser: a fragment is sent to nobody.
 */
function orderLink({ OrderHeader: header, Customer }: Order, origin: string): string {
  if (Customer.ContactId) return `${origin}/profile/myorders/${encodeURIComponent(header.OrderID)}`;
  const asked = `orderNumber=${encodeURIComponent(header.OrderNumber)}#email=${encodeURIComponent(header.Email)}`;
  return `${origin}/profile/guestcustomersearchorders?${asked}`;
}
