// A debit of a bank account: its provider reports days later that it settled, or that the bank returned it.
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { payment } from './payment.decider.ts';
import type { PaymentEvent } from './payment.events.ts';
import { refundableOf, type Settlement } from './payment.state.ts';

const given = specificationFor(payment);
const ids = { paymentId: 'p1', orderId: 'o1' };
const amount = 7_195;
const today = '2026-11-20';
const begun: readonly PaymentEvent[] = [
  {
    type: 'PaymentRequested',
    data: {
      ...ids,
      method: 'bank-debit',
      amount,
      currency: 'CAD',
      accountId: 'ACC-1',
      details: { token: 'bank_1' },
      idempotencyKey: 'p1',
      requestedAt: 'now',
    },
  },
  { type: 'PaymentAuthorised', data: { ...ids, providerReference: 'r1', text: 'Example Bank ••••6789' } },
];
const awaited: PaymentEvent = { type: 'PaymentAwaited', data: { ...ids, amount, reportedBy: 'provider' } };
const received: PaymentEvent = {
  type: 'PaymentReceived',
  data: { ...ids, amount, reference: 'r1', receivedOn: today, reportedBy: 'provider' },
};
const returned: PaymentEvent = { type: 'PaymentReturned', data: { ...ids, amount, code: 'debit_insufficient_funds' } };
const voided: PaymentEvent = { type: 'PaymentVoided', data: { ...ids, reason: 'payment_replaced' } };
const report = (settlement: Settlement) => ({ type: 'RecordSettlement' as const, paymentId: 'p1', settlement, today });
const settled = report({ outcome: 'settled', isFinal: false });
const back = report({ outcome: 'returned', code: 'debit_insufficient_funds' });

describe('a debit that was begun', () => {
  it('is awaited, and its provider reports it', () =>
    given(...begun)
      .when({
        type: 'RecordCapture',
        paymentId: 'p1',
        attempt: 1,
        answer: { outcome: 'awaited', reportedBy: 'provider' },
      })
      .then(awaited));
  it('is received once it settled, by the provider’s own reference and by no person', () =>
    given(...begun, awaited)
      .when(settled)
      .then(received));
  it('is still awaited while it is pending', () =>
    given(...begun, awaited)
      .when(report({ outcome: 'pending' }))
      .thenNothing());
  it('is returned before it settles', () =>
    given(...begun, awaited)
      .when(back)
      .then(returned));
  it('is no staff’s to record', () =>
    given(...begun, awaited)
      .when({ type: 'RecordReceipt', paymentId: 'p1', amount, reference: 'x', receivedOn: today, today })
      .thenRefused('payment_reported_by_provider'));
  it('was none of the provider’s where staff await it', () =>
    given(...begun, { type: 'PaymentAwaited', data: { ...ids, amount } })
      .when({ type: 'RecordReceipt', paymentId: 'p1', amount, reference: 'x', receivedOn: today, today })
      .then({ type: 'PaymentReceived', data: { ...ids, amount, reference: 'x', receivedOn: today } }));
});

describe('a debit that settled', () => {
  it('is received once, however often that is reported', () =>
    given(...begun, awaited, received)
      .when(settled)
      .thenNothing());
  it('may be returned even then', () =>
    given(...begun, awaited, received)
      .when(back)
      .then(returned));
});

describe('a debit that was returned', () => {
  it('stays so, whatever is reported late', () => {
    given(...begun, awaited, returned)
      .when(settled)
      .thenNothing();
    given(...begun, awaited, returned)
      .when(back)
      .thenNothing();
  });
  it('has nothing to give back', () => {
    const state = [...begun, awaited, received, returned].reduce(payment.evolve, payment.initialState);
    expect(refundableOf(state)).toBe(0);
    given(...begun, awaited, received, returned)
      .when({ type: 'RequestRefund', paymentId: 'p1', refundId: 'r1', amount: 1, at: 'now' })
      .thenRefused('payment_not_captured');
  });
  it('is given up once it is paid in another way', () =>
    given(...begun, awaited, returned)
      .when({ type: 'RecordVoid', paymentId: 'p1', reason: 'payment_replaced' })
      .then(voided));
});

it('a debit that was given up is neither received nor returned', () => {
  given(...begun, awaited, voided)
    .when(settled)
    .thenNothing();
  given(...begun, awaited, voided)
    .when(back)
    .thenNothing();
});
