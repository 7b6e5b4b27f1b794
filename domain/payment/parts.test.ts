// Issue 33: an awaited payment that comes in parts.
import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { payment, type PaymentCommand } from './payment.decider.ts';
import type { PaymentEvent } from './payment.events.ts';
import { initialState, receivedInParts, refundableOf, restOf } from './payment.state.ts';

const given = specificationFor(payment);
const ids = { paymentId: 'p1', orderId: 'o1' };
const awaited: readonly PaymentEvent[] = [
  {
    type: 'PaymentRequested',
    data: {
      ...{ ...ids, method: 'wire', amount: 11_200, currency: 'CAD', accountId: '', details: {} },
      ...{ idempotencyKey: 'p1', requestedAt: 'now' },
    },
  },
  { type: 'PaymentAuthorised', data: { ...ids, providerReference: 'r1', text: 'Wire 4711' } },
  { type: 'PaymentAwaited', data: { ...ids, amount: 11_200 } },
];
const day = { reference: 'W-1', receivedOn: '2026-11-18' };
const came = (amount: number, partId: string, more: object = {}): PaymentCommand => ({
  ...{ type: 'RecordReceipt', paymentId: 'p1', amount, partId, today: '2026-11-18' },
  ...{ ...day, ...more },
});
const part = (amount: number, receiptId: string): PaymentEvent => ({
  type: 'PaymentPartReceived',
  data: { ...ids, receiptId, amount, ...day },
});
const reversed = (amount: number, receiptId: string): PaymentEvent => ({
  type: 'PaymentPartReversed',
  data: { ...ids, receiptId, amount, reason: 'bounced' },
});
const reverse = (receiptId: string): PaymentCommand => ({
  ...{ type: 'ReversePart', paymentId: 'p1', receiptId, reason: 'bounced' },
});
const received: PaymentEvent = { type: 'PaymentReceived', data: { ...ids, amount: 11_200, ...day } };
const giveUp = (reason: string): PaymentCommand => ({ type: 'RecordVoid', paymentId: 'p1', reason });

describe('an awaited payment', () => {
  it('takes a part, once per receipt, and waits for the rest', () => {
    given(...awaited)
      .when(came(6_000, 'a'))
      .then(part(6_000, 'a'));
    given(...awaited, part(6_000, 'a'))
      .when(came(6_000, 'a'))
      .thenNothing();
  });
  it('is received when the rest has come', () =>
    given(...awaited, part(6_000, 'a'))
      .when(came(5_200, 'b'))
      .then(received));
  it('refuses more than is still to come, and nothing', () => {
    given(...awaited, part(6_000, 'a'))
      .when(came(5_201, 'b'))
      .thenRefused('payment_amount_differs', { due: 5_200 });
    given(...awaited)
      .when(came(0, 'b'))
      .thenRefused('payment_amount_differs');
  });
  it('lets the last part be short', () =>
    given(...awaited, part(6_000, 'a'))
      .when(came(5_000, 'b', { isShort: true, receiptId: 'b' }))
      .then({ type: 'PaymentReceived', data: { ...ids, amount: 11_200, ...day, short: 200, receiptId: 'b' } }));
  it('gives a part back to what is waited for, once, and its receipt cannot bring it again', () => {
    given(...awaited, part(6_000, 'a'))
      .when(reverse('a'))
      .then(reversed(6_000, 'a'));
    given(...awaited, part(6_000, 'a'), reversed(6_000, 'a'))
      .when(reverse('a'))
      .thenNothing();
    given(...awaited, part(6_000, 'a'), reversed(6_000, 'a'))
      .when(came(6_000, 'a'))
      .thenNothing();
    given(...awaited)
      .when(reverse('a'))
      .thenRefused('payment_part_not_found');
  });
  it('takes no part back once all has come', () =>
    given(...awaited, part(6_000, 'a'), received)
      .when(reverse('a'))
      .thenRefused('payment_not_awaited'));
  it('says what had come where it is given up, which can be refunded', () => {
    given(...awaited, part(6_000, 'a'))
      .when(giveUp('order_cancelled'))
      .then({ type: 'PaymentVoided', data: { ...ids, reason: 'order_cancelled', received: 6_000 } });
    const voided: PaymentEvent = { type: 'PaymentVoided', data: { ...ids, reason: 'x', received: 6_000 } };
    const refund = (amount: number): PaymentCommand => ({
      ...{ type: 'RequestRefund', paymentId: 'p1', refundId: 'f1', amount, at: 'now' },
    });
    given(...awaited, part(6_000, 'a'), voided)
      .when(refund(6_001))
      .thenRefused('refund_exceeds_paid', { left: 6_000 });
    given(...awaited, part(6_000, 'a'), voided)
      .when(refund(6_000))
      .then({
        type: 'PaymentRefundRequested',
        data: { ...ids, refundId: 'f1', amount: 6_000, idempotencyKey: 'p1.f1', requestedAt: 'now' },
      });
  });
  it('gives no place to another while a part of it is there', () => {
    given(...awaited, part(6_000, 'a'))
      .when(giveUp('payment_replaced'))
      .thenRefused('payment_partly_received');
    given(...awaited, part(6_000, 'a'), reversed(6_000, 'a'))
      .when(giveUp('payment_replaced'))
      .then({ type: 'PaymentVoided', data: { ...ids, reason: 'payment_replaced' } });
  });
});

it('adds up, whatever comes, is taken back or given up', () => {
  const receiptId = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.oneof(
    fc.tuple(fc.integer({ min: -10, max: 12_000 }), receiptId).map(([amount, id]) => came(amount, id)),
    receiptId.map(reverse),
    fc.constant(giveUp('order_cancelled')),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (commands) => {
      let state = awaited.reduce(payment.evolve, initialState);
      let events: readonly PaymentEvent[] = [];
      for (const command of commands) {
        let made: readonly PaymentEvent[] = [];
        try {
          made = payment.decide(command, state);
        } catch {
          continue; // Refused: nothing changes.
        }
        state = made.reduce(payment.evolve, state);
        events = [...events, ...made];
      }
      const sums = events.map((event) => {
        if (event.type === 'PaymentPartReceived') return event.data.amount;
        return event.type === 'PaymentPartReversed' ? -event.data.amount : 0;
      });
      const inParts = sums.reduce((total, amount) => total + amount, 0);
      expect(receivedInParts(state)).toBe(inParts);
      expect(restOf(state)).toBe(11_200 - inParts);
      expect(restOf(state)).toBeGreaterThan(0);
      const all = events.filter(({ type }) => type === 'PaymentReceived').length;
      expect(all).toBeLessThanOrEqual(1);
      expect(refundableOf(state)).toBe(all ? 11_200 : state.status === 'voided' ? inParts : 0);
    }),
  );
});
