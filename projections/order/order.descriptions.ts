import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { sum } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { agreedValues } from '#projections/shared/event-descriptions/shared-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';

interface Placed {
  readonly lines: readonly OrderedLine[];
  readonly currency: string;
}

const line = (lineId: string, { lines }: Placed, format: EventFormatter) => {
  const found = lines.find((one) => one.lineId === lineId);
  return format.term('line', { line: lineId, item: found ? found.itemNumber || format.name(found.name) : '' });
};
const units = (of: readonly LineUnits[], before: Placed, format: EventFormatter) =>
  format.list(of.map(({ lineId, quantity }) => `${quantity} × ${line(lineId, before, format)}`));

/** Remembers the order's lines as far as later events speak of them. */
function agreed(state: Placed, event: OrderEvent): Placed {
  if (event.type === 'OrderPlaced') return { lines: event.data.lines, currency: event.data.currency };
  return event.type === 'OrderEdited' ? { ...state, lines: event.data.lines } : state;
}

export const orderDescriptions = defineDescriptions<OrderEvent, Placed>({
  category: 'order',
  group: 'order',
  belongs: { of: 'order' },
  fold: { initialState: { lines: [], currency: '' }, evolve: agreed },
  decisions: ['OrderPlaced', 'OrderEdited', 'OrderLinesCancelled', 'OrderRefundRequested', 'OrderReplacementRequested'],
  of: {
    OrderPlaced: ({ data }, _before, format) => ({
      orderNumber: data.orderNumber,
      payment: format.list(data.payments.map(({ text }) => text)),
      ...agreedValues(data, format),
    }),
    OrderLinesShipped: ({ data: { carrier, trackingNumber, lines } }, before, format) => ({
      carrier,
      trackingNumber,
      lines: units(lines, before, format),
    }),
    OrderLineCancelled: ({ data: { lineId, quantity, reason } }, before, format) => ({
      line: line(lineId, before, format),
      quantity,
      reason,
    }),
    OrderLinesCancelled: ({ data: { lines, reason, unpaid } }, before, format) => ({
      lines: units(lines, before, format),
      reason: format.reason(reason),
      unpaid: unpaid ? format.term('unpaid') : '',
    }),
    OrderRefundRequested: ({ data }, before, format) => {
      const { amount, lines, freight, goodwill, restockingFee = 0, cause, reason } = data;
      const money = (value: number) => format.money(value, before.currency);
      const freightBack = cause !== 'edit' && freight ? [`${format.term('shippingMethod')} ${money(freight)}`] : [];
      return {
        amount: money(amount),
        what:
          format.list([
            ...(lines.length ? [units(lines, before, format)] : []),
            ...freightBack,
            ...(goodwill ? [money(goodwill)] : []),
            ...(restockingFee ? [`${format.term('restockingFee')} ${money(-restockingFee)}`] : []),
          ]) || format.term('total'),
        reason: format.reason(reason),
      };
    },
    OrderRefundCompleted: ({ data: { amount, storeCredit } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      credit: storeCredit ? ` (${format.term('asStoreCredit')} ${format.money(storeCredit, currency)})` : '',
    }),
    OrderGiftCertificatesRequested: ({ data: { lines } }, before, format) => ({ lines: units(lines, before, format) }),
    OrderReplacementRequested: ({ data: { lines } }, before, format) => ({ lines: units(lines, before, format) }),
    OrderRefundDeclined: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
    OrderBilled: ({ data: { lines, parts } }, before, format) => ({
      lines: lines.length ? units(lines, before, format) : format.term('shippingMethod'),
      amount: format.money(sum(parts.map(({ amount }) => amount)), before.currency),
    }),
    OrderBillDeferred: () => ({}),
    OrderEditStarted: () => ({}),
    OrderEdited: ({ data }, { currency }, format) => ({
      ...agreedValues({ ...data, currency }, format),
      shipTo: format.list(Object.values(data.shipTo).map((to) => format.address(to))),
      difference: format.money(data.difference, currency),
      reason: data.reason,
    }),
    OrderEditAbandoned: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
    OrderPaymentStarted: () => ({}),
    OrderPaymentsReplaced: ({ data: { payments } }, _before, format) => ({
      payment: format.list(payments.map(({ text }) => text)),
    }),
    OrderPaymentAbandoned: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
    OrderNoteAdded: ({ data: { text } }) => ({ text }),
    OrderEmailResent: ({ data: { template } }, _before, format) => ({ template: format.term(template) }),
  },
});

interface Requested {
  readonly amount: number;
  readonly currency: string;
}

const asked = ({ amount, currency }: Requested, format: EventFormatter) => ({ amount: format.money(amount, currency) });

export const paymentDescriptions = defineDescriptions<PaymentEvent, Requested>({
  category: 'payment',
  group: 'payment',
  belongs: { of: 'order', several: true },
  fold: {
    initialState: { amount: 0, currency: '' },
    evolve: (state, event) => (event.type === 'PaymentRequested' ? event.data : state),
  },
  of: {
    PaymentRequested: ({ data }, _before, format) => ({
      ...asked(data, format),
      method: methodTexts(data.method, format.language).term,
    }),
    PaymentChallenged: (_event, before, format) => asked(before, format),
    PaymentAuthorised: ({ data: { text } }, before, format) => ({ ...asked(before, format), payment: text }),
    PaymentDeclined: ({ data: { code } }, before, format) => ({
      ...asked(before, format),
      reason: format.reason(code),
    }),
    PaymentCaptured: ({ data: { amount } }, { currency }, format) => asked({ amount, currency }, format),
    PaymentAwaited: ({ data: { amount } }, { currency }, format) => asked({ amount, currency }, format),
    PaymentReceived: ({ data: { amount, reference, receivedOn, reportedBy, short } }, { currency }, format) => ({
      ...asked({ amount, currency }, format),
      short: short ? ` (−${format.money(short, currency)})` : '',
      reference,
      day: format.day(receivedOn),
      reporter: reportedBy ? format.term('byProvider') : '',
    }),
    PaymentPartReceived: ({ data: { amount, reference, receivedOn } }, { currency }, format) => ({
      ...asked({ amount, currency }, format),
      reference,
      day: format.day(receivedOn),
    }),
    PaymentPartReversed: ({ data: { amount, reason } }, { currency }, format) => ({
      ...asked({ amount, currency }, format),
      reason,
    }),
    PaymentReturned: ({ data: { amount, code } }, { currency }, format) => ({
      ...asked({ amount, currency }, format),
      reason: format.reason(code),
    }),
    PaymentCaptureFailed: ({ data: { code } }, before, format) => ({
      ...asked(before, format),
      reason: format.reason(code),
    }),
    PaymentCaptureRequested: (_event, before, format) => asked(before, format),
    PaymentVoided: ({ data: { reason } }, before, format) => ({
      ...asked(before, format),
      reason: format.reason(reason),
    }),
    PaymentAuthorisedLate: (_event, before, format) => asked(before, format),
    PaymentLateReleased: (_event, before, format) => asked(before, format),
    PaymentRefundRequested: ({ data: { amount } }, { currency }, format) => asked({ amount, currency }, format),
    PaymentRefunded: ({ data: { amount } }, { currency }, format) => asked({ amount, currency }, format),
    PaymentRefundDeclined: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
  },
});
