import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { orderedWords } from '#projections/shared/event-words/shared-words.ts';
import type { Say } from '#projections/shared/event-words/formatter.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';
import { methodTexts } from '#platform/payment/method-texts.ts';

interface Placed {
  readonly lines: readonly OrderedLine[];
  readonly currency: string;
}

const line = (lineId: string, { lines }: Placed, say: Say) => {
  const found = lines.find((one) => one.lineId === lineId);
  return say.term('line', { line: lineId, item: found ? found.itemNumber || say.name(found.name) : '' });
};
const units = (of: readonly LineUnits[], before: Placed, say: Say) =>
  say.list(of.map(({ lineId, quantity }) => `${quantity} × ${line(lineId, before, say)}`));

/** What the order's lines are, as far as later events speak of them. */
function agreed(state: Placed, event: OrderEvent): Placed {
  if (event.type === 'OrderPlaced') return { lines: event.data.lines, currency: event.data.currency };
  return event.type === 'OrderEdited' ? { ...state, lines: event.data.lines } : state;
}

export const orderWords = defineWords<OrderEvent, Placed>({
  category: 'order',
  group: 'order',
  belongs: { of: 'order' },
  fold: { initialState: { lines: [], currency: '' }, evolve: agreed },
  of: {
    OrderPlaced: ({ data }, _before, say) => ({
      orderNumber: data.orderNumber,
      payment: say.list(data.payments.map(({ text }) => text)),
      ...orderedWords(data, say),
    }),
    OrderLinesShipped: ({ data: { carrier, trackingNumber, lines } }, before, say) => ({
      carrier,
      trackingNumber,
      lines: units(lines, before, say),
    }),
    OrderLineCancelled: ({ data: { lineId, quantity, reason } }, before, say) => ({
      line: line(lineId, before, say),
      quantity,
      reason,
    }),
    OrderLinesCancelled: ({ data: { lines, reason, unpaid } }, before, say) => ({
      lines: units(lines, before, say),
      reason,
      unpaid: unpaid ? say.term('unpaid') : '',
    }),
    OrderRefundRequested: ({ data: { amount, lines, freight, goodwill, cause, reason } }, before, say) => {
      const money = (value: number) => say.money(value, before.currency);
      const freightBack = cause !== 'edit' && freight ? [`${say.term('shippingMethod')} ${money(freight)}`] : [];
      return {
        amount: money(amount),
        what:
          say.list([
            ...(lines.length ? [units(lines, before, say)] : []),
            ...freightBack,
            ...(goodwill ? [money(goodwill)] : []),
          ]) || say.term('total'),
        reason: say.reason(reason),
      };
    },
    OrderRefundCompleted: ({ data: { amount } }, { currency }, say) => ({ amount: say.money(amount, currency) }),
    OrderRefundDeclined: ({ data: { code } }, _before, say) => ({ reason: say.reason(code) }),
    OrderEditStarted: () => ({}),
    OrderEdited: ({ data }, { currency }, say) => ({
      ...orderedWords({ ...data, currency }, say),
      shipTo: say.list(Object.values(data.shipTo).map((to) => say.address(to))),
      difference: say.money(data.difference, currency),
      reason: data.reason,
    }),
    OrderEditAbandoned: ({ data: { code } }, _before, say) => ({ reason: say.reason(code) }),
    OrderNoteAdded: ({ data: { text } }) => ({ text }),
    OrderLetterResent: ({ data: { letter } }, _before, say) => ({ letter: say.term(letter) }),
  },
});

interface Requested {
  readonly amount: number;
  readonly currency: string;
}

const asked = ({ amount, currency }: Requested, say: Say) => ({ amount: say.money(amount, currency) });

export const paymentWords = defineWords<PaymentEvent, Requested>({
  category: 'payment',
  group: 'payment',
  belongs: { of: 'order', several: true },
  fold: {
    initialState: { amount: 0, currency: '' },
    evolve: (state, event) => (event.type === 'PaymentRequested' ? event.data : state),
  },
  of: {
    PaymentRequested: ({ data }, _before, say) => ({
      ...asked(data, say),
      method: methodTexts(data.method, say.language).term,
    }),
    PaymentChallenged: (_event, before, say) => asked(before, say),
    PaymentAuthorised: ({ data: { text } }, before, say) => ({ ...asked(before, say), payment: text }),
    PaymentDeclined: ({ data: { code } }, before, say) => ({ ...asked(before, say), reason: say.reason(code) }),
    PaymentCaptured: ({ data: { amount } }, { currency }, say) => asked({ amount, currency }, say),
    PaymentAwaited: ({ data: { amount } }, { currency }, say) => asked({ amount, currency }, say),
    PaymentReceived: ({ data: { amount, reference, receivedOn } }, { currency }, say) => ({
      ...asked({ amount, currency }, say),
      reference,
      day: say.day(receivedOn),
    }),
    PaymentCaptureFailed: ({ data: { code } }, before, say) => ({ ...asked(before, say), reason: say.reason(code) }),
    PaymentCaptureRequested: (_event, before, say) => asked(before, say),
    PaymentVoided: ({ data: { reason } }, before, say) => ({ ...asked(before, say), reason: say.reason(reason) }),
    PaymentAuthorisedLate: (_event, before, say) => asked(before, say),
    PaymentLateReleased: (_event, before, say) => asked(before, say),
    PaymentRefundRequested: ({ data: { amount } }, { currency }, say) => asked({ amount, currency }, say),
    PaymentRefunded: ({ data: { amount } }, { currency }, say) => asked({ amount, currency }, say),
    PaymentRefundDeclined: ({ data: { code } }, _before, say) => ({ reason: say.reason(code) }),
  },
});
