import { specificationFor } from '#domain/testing/decider-specification.ts';
import { payment } from './payment.decider.ts';
import { refundableOf, type Authorisation, type CaptureAnswer } from './payment.state.ts';
import type { PaymentEvent } from './payment.events.ts';

const given = specificationFor(payment);
const ids = { paymentId: 'p1', orderId: 'o1' };
const request = {
  ...ids,
  method: 'card',
  amount: 7_195,
  currency: 'CAD' as const,
  accountId: '',
  details: { token: 'tok_1' },
  idempotencyKey: 'p1',
  requestedAt: 'now',
};
const requested: PaymentEvent = { type: 'PaymentRequested', data: request };
const challenged: PaymentEvent = {
  type: 'PaymentChallenged',
  data: { ...ids, providerReference: 'r1', challengeUrl: 'https://bank' },
};
const authorised: PaymentEvent = {
  type: 'PaymentAuthorised',
  data: { ...ids, providerReference: 'r1', text: 'Visa 4242' },
};
const captured: PaymentEvent = { type: 'PaymentCaptured', data: { ...ids, amount: 7_195 } };
const captureFailed: PaymentEvent = { type: 'PaymentCaptureFailed', data: { ...ids, code: 'capture_declined' } };
const recordCapture = (answer: CaptureAnswer, attempt = 1) => ({
  type: 'RecordCapture' as const,
  paymentId: 'p1',
  attempt,
  answer,
});
const askedAgain = (attempt: number): PaymentEvent => ({
  type: 'PaymentCaptureRequested',
  data: { ...ids, attempt, idempotencyKey: `p1.capture.${attempt}`, requestedAt: 'now' },
});
const taken: CaptureAnswer = { outcome: 'captured' };
const refused: CaptureAnswer = { outcome: 'declined', code: 'capture_declined' };
const record = (authorisation: Authorisation) => ({
  type: 'RecordAuthorisation' as const,
  paymentId: 'p1',
  authorisation,
});
const yes: Authorisation = { outcome: 'authorised', providerReference: 'r1', text: 'Visa 4242' };
const no: Authorisation = { outcome: 'declined', code: 'card_declined' };

it('is requested once', () => {
  given().when({ type: 'Request', paymentId: 'p1', request }).then(requested);
  given(requested)
    .when({ type: 'Request', paymentId: 'p1', request: { ...request, requestedAt: 'later' } })
    .thenNothing();
});

describe('a provider that answers', () => {
  it('authorises', () => given(requested).when(record(yes)).then(authorised));
  it('declines with a reason', () =>
    given(requested)
      .when(record(no))
      .then({ type: 'PaymentDeclined', data: { ...ids, code: 'card_declined' } }));
  it('is believed once a challenge is answered', () => given(requested, challenged).when(record(yes)).then(authorised));
  it('asks its challenge once', () =>
    given(requested, challenged)
      .when(record({ outcome: 'challenge', providerReference: 'r1', challengeUrl: 'https://bank' }))
      .thenNothing());
  it('changes nothing when it answers late or twice', () => {
    given(requested, authorised).when(record(no)).thenNothing();
    given(requested, authorised, captured).when(record(no)).thenNothing();
  });
});

describe('money', () => {
  it('is taken after it was authorised, once', () => {
    given(requested, authorised).when(recordCapture(taken)).then(captured);
    given(requested, authorised, captured).when(recordCapture(taken)).thenNothing();
    given(requested).when(recordCapture(taken)).thenRefused('payment_not_authorised');
  });
  it('that the provider will not hand over is on record once', () => {
    given(requested, authorised).when(recordCapture(refused)).then(captureFailed);
    given(requested, authorised, captureFailed).when(recordCapture(refused)).thenNothing();
    given(requested, authorised, captured).when(recordCapture(refused)).thenNothing();
  });
  it('can still be taken, or given up, after the provider would not hand it over', () => {
    given(requested, authorised, captureFailed, askedAgain(2)).when(recordCapture(taken, 2)).then(captured);
    given(requested, authorised, captureFailed)
      .when({ type: 'RecordVoid', paymentId: 'p1', reason: 'x' })
      .then({ type: 'PaymentVoided', data: { ...ids, reason: 'x' } });
  });
  it('that was taken cannot be voided', () =>
    given(requested, authorised, captured)
      .when({ type: 'RecordVoid', paymentId: 'p1', reason: 'x' })
      .thenRefused('payment_already_captured'));
});

describe('what the checkout knows and the payment does not say yet', () => {
  const reserved = { providerReference: 'r1', text: 'Visa 4242' };

  it('is appended with the capture', () =>
    given()
      .when({ ...recordCapture(taken), request, reserved })
      .then(requested, authorised, captured));
  it('is not appended twice', () => {
    given(requested, challenged)
      .when({ ...recordCapture(taken), request, reserved })
      .then(authorised, captured);
    given(requested, authorised, captured)
      .when({ ...recordCapture(taken), request, reserved })
      .thenNothing();
  });
  it('is appended with the provider’s decline, or its challenge', () => {
    given()
      .when({ ...record(no), request })
      .then(requested, { type: 'PaymentDeclined', data: { ...ids, code: 'card_declined' } });
  });
  it('is on record where the checkout failed meanwhile and nothing was given up yet', () =>
    given()
      .when({ ...record(yes), request })
      .then(requested, authorised));
});

describe('money that comes later', () => {
  const awaited: PaymentEvent = { type: 'PaymentAwaited', data: { ...ids, amount: 7_195 } };
  const receipt = { amount: 7_195, reference: 'W-9', receivedOn: '2026-11-20' };
  const record = { type: 'RecordReceipt' as const, paymentId: 'p1', ...receipt, today: '2026-11-20' };
  const received: PaymentEvent = { type: 'PaymentReceived', data: { ...ids, ...receipt } };

  it('is waited for once the order is placed', () =>
    given(requested, authorised)
      .when(recordCapture({ outcome: 'awaited' }))
      .then(awaited));
  it('is recorded by staff, once, and can be given back then', () => {
    given(requested, authorised, awaited).when(record).then(received);
    given(requested, authorised, awaited, received).when(record).thenNothing();
    expect(refundableOf(given(requested, authorised, awaited).state())).toBe(0);
    expect(refundableOf(given(requested, authorised, awaited, received).state())).toBe(7_195);
  });
  it('must be what is due, and cannot have come later than today', () => {
    given(requested, authorised, awaited)
      .when({ ...record, amount: 7_194 })
      .thenRefused('payment_amount_differs', { due: 7_195 });
    given(requested, authorised, awaited)
      .when({ ...record, receivedOn: '2026-11-21' })
      .thenRefused('payment_received_later');
  });
  it('is not waited for where it was taken at once, nor after it was given up', () => {
    given(requested, authorised).when(record).thenRefused('payment_not_awaited');
    given(requested, authorised, awaited, { type: 'PaymentVoided', data: { ...ids, reason: 'x' } })
      .when(record)
      .thenRefused('payment_not_awaited');
  });
  it('can be given up as long as it has not come', () => {
    const giveUp = { type: 'RecordVoid' as const, paymentId: 'p1', reason: 'x' };
    given(requested, authorised, awaited)
      .when(giveUp)
      .then({ type: 'PaymentVoided', data: { ...ids, reason: 'x' } });
    given(requested, authorised, awaited, received).when(giveUp).thenRefused('payment_already_captured');
  });
});

describe('charging again', () => {
  const again = { type: 'RequestCapture' as const, paymentId: 'p1', at: 'now' };

  it('asks by a key of its own each time', () => {
    given(requested, authorised, captureFailed).when(again).then(askedAgain(2));
    given(requested, authorised, captureFailed, askedAgain(2), captureFailed).when(again).then(askedAgain(3));
    expect(given(requested, authorised).state().capture).toEqual({
      attempt: 1,
      idempotencyKey: 'p1.capture',
      isAnswered: false,
    });
    expect(given(requested, authorised, captureFailed, askedAgain(2)).state().capture).toEqual({
      attempt: 2,
      idempotencyKey: 'p1.capture.2',
      isAnswered: false,
    });
  });
  it('asks by the same key as long as there is no answer', () =>
    given(requested, authorised, captureFailed, askedAgain(2)).when(again).thenNothing());
  it('is for money that the provider would not hand over', () => {
    given(requested, authorised).when(again).thenRefused('payment_not_failed');
    given(requested, authorised, captureFailed, { type: 'PaymentVoided', data: { ...ids, reason: 'x' } })
      .when(again)
      .thenRefused('payment_not_failed');
    given(requested, authorised, captureFailed, askedAgain(2), captured).when(again).thenNothing();
  });
  it('records the decline of each attempt once', () => {
    given(requested, authorised, captureFailed, askedAgain(2)).when(recordCapture(refused, 1)).thenNothing();
    given(requested, authorised, captureFailed, askedAgain(2)).when(recordCapture(refused, 2)).then(captureFailed);
    given(requested, authorised, captureFailed, askedAgain(2), captureFailed)
      .when(recordCapture(refused, 2))
      .thenNothing();
  });
});

describe('giving money back', () => {
  const paid = [requested, authorised, captured];
  const ask = (amount: number, refundId = 'r1') => ({
    type: 'RequestRefund' as const,
    paymentId: 'p1',
    refundId,
    amount,
    at: 'now',
  });
  const asked = (amount: number, refundId = 'r1'): PaymentEvent => ({
    type: 'PaymentRefundRequested',
    data: { ...ids, refundId, amount, idempotencyKey: `p1.${refundId}`, requestedAt: 'now' },
  });
  const refunded = (amount: number, refundId = 'r1'): PaymentEvent => ({
    type: 'PaymentRefunded',
    data: { ...ids, refundId, amount, providerReference: 'ref' },
  });
  const declined: PaymentEvent = {
    type: 'PaymentRefundDeclined',
    data: { ...ids, refundId: 'r1', code: 'refund_declined' },
  };

  it('is asked for once, with a key of its own', () => {
    given(...paid)
      .when(ask(1_000))
      .then(asked(1_000));
    given(...paid, asked(1_000))
      .when(ask(1_000))
      .thenNothing();
  });
  it('needs money that was taken', () => given(requested, authorised).when(ask(1)).thenRefused('payment_not_captured'));
  it('stops at what was taken, what is on its way included', () => {
    given(...paid, asked(7_000), refunded(7_000))
      .when(ask(196, 'r2'))
      .thenRefused('refund_exceeds_paid', { left: 195 });
    given(...paid, asked(7_000))
      .when(ask(195, 'r2'))
      .then(asked(195, 'r2'));
  });
  it('is free again after it was declined', () =>
    given(...paid, asked(7_195), declined)
      .when(ask(7_195, 'r2'))
      .then(asked(7_195, 'r2')));
  it('believes the first answer only', () => {
    const answer = {
      type: 'RecordRefund' as const,
      paymentId: 'p1',
      refundId: 'r1',
      answer: { outcome: 'refunded' as const, providerReference: 'ref' },
    };
    given(...paid, asked(1_000))
      .when(answer)
      .then(refunded(1_000));
    given(...paid, asked(1_000), refunded(1_000))
      .when({ ...answer, answer: { outcome: 'declined', code: 'late' } })
      .thenNothing();
    given(...paid)
      .when(answer)
      .thenRefused('refund_not_found');
  });
});

describe('an authorisation that comes after the payment was given up', () => {
  const voided: PaymentEvent = { type: 'PaymentVoided', data: { ...ids, reason: 'checkout_cancelled' } };
  const late: PaymentEvent = { type: 'PaymentAuthorisedLate', data: { ...ids, providerReference: 'r1' } };
  const released: PaymentEvent = { type: 'PaymentLateReleased', data: { ...ids, providerReference: 'r1' } };
  const release = { type: 'RecordLateRelease' as const, paymentId: 'p1', providerReference: 'r1' };

  it('is on record, so that the money is given back', () => given(requested, voided).when(record(yes)).then(late));
  it('is on record also where the provider had been taken to have declined', () =>
    given(requested, { type: 'PaymentDeclined', data: { ...ids, code: 'payment_timeout' } })
      .when(record(yes))
      .then(late));
  it('is on record once', () => given(requested, voided, late).when(record(yes)).thenNothing());
  it('is none where that reservation was known, and given up with the payment', () =>
    given(requested, challenged, voided).when(record(yes)).thenNothing());
  it('is given back once', () => {
    given(requested, voided, late).when(release).then(released);
    given(requested, voided, late, released).when(release).thenNothing();
  });
});
