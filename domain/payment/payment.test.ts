import { specificationFor } from '#domain/testing/decider-specification.ts';
import { payment, type Authorisation } from './payment.decider.ts';
import type { PaymentEvent } from './payment.events.ts';

const given = specificationFor(payment);
const ids = { paymentId: 'p1', orderId: 'o1' };
const request = { ...ids, method: 'card', amount: 7_195, currency: 'CAD', accountId: '', reference: 'tok_1', idempotencyKey: 'p1' };
const requested: PaymentEvent = { type: 'PaymentRequested', data: { ...request, requestedAt: 'now' } };
const challenged: PaymentEvent = { type: 'PaymentChallenged', data: { ...ids, providerReference: 'r1', challengeUrl: 'https://bank' } };
const authorised: PaymentEvent = { type: 'PaymentAuthorised', data: { ...ids, providerReference: 'r1', text: 'Visa 4242' } };
const captured: PaymentEvent = { type: 'PaymentCaptured', data: { ...ids, amount: 7_195 } };
const record = (authorisation: Authorisation) => ({ type: 'RecordAuthorisation' as const, paymentId: 'p1', authorisation });
const yes: Authorisation = { outcome: 'authorised', providerReference: 'r1', text: 'Visa 4242' };
const no: Authorisation = { outcome: 'declined', code: 'card_declined' };

it('is requested once', () => {
  given().when({ type: 'Request', ...request, at: 'now' }).then(requested);
  given(requested).when({ type: 'Request', ...request, at: 'later' }).thenNothing();
});

describe('a provider that answers', () => {
  it('authorises', () => given(requested).when(record(yes)).then(authorised));
  it('declines with a reason', () => given(requested).when(record(no)).then({ type: 'PaymentDeclined', data: { ...ids, code: 'card_declined' } }));
  it('is believed once a challenge is answered', () => given(requested, challenged).when(record(yes)).then(authorised));
  it('asks its challenge once', () => given(requested, challenged).when(record({ outcome: 'challenge', providerReference: 'r1', challengeUrl: 'https://bank' })).thenNothing());
  it('changes nothing when it answers late or twice', () => {
    given(requested, authorised).when(record(no)).thenNothing();
    given(requested, authorised, captured).when(record(no)).thenNothing();
  });
});

describe('money', () => {
  it('is taken after it was authorised, once', () => {
    given(requested, authorised).when({ type: 'RecordCapture', paymentId: 'p1' }).then(captured);
    given(requested, authorised, captured).when({ type: 'RecordCapture', paymentId: 'p1' }).thenNothing();
    given(requested).when({ type: 'RecordCapture', paymentId: 'p1' }).thenRefused('payment_not_authorised');
  });
  it('that was taken cannot be voided', () => given(requested, authorised, captured).when({ type: 'RecordVoid', paymentId: 'p1', reason: 'x' }).thenRefused('payment_already_captured'));
});
