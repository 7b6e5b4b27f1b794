import { draft } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { checkout, type CheckoutCommand } from './checkout.decider.ts';
import type { CheckoutEvent } from './checkout.events.ts';

const given = specificationFor(checkout);
const orderId = 'o1';
const at = '2026-11-20T10:00:00.000Z';
const part = { paymentId: 'o1.1.1', method: 'card', amount: 7_195 };
const payments = [{ ...part, details: { token: 'tok_1' } }];
const reserved = [{ ...part, providerReference: 'r1', text: 'Visa 4242', reference: '' }];
const start = (attempt: number): Extract<CheckoutCommand, { type: 'Start' }> => ({
  type: 'Start',
  orderId,
  attempt,
  draft,
  payments,
  at,
  startedBy: 'c1',
});
const started = (attempt: number): CheckoutEvent => ({
  type: 'CheckoutStarted',
  data: { attempt, ...draft, payments, startedAt: at, startedBy: 'c1' },
});
const failed: CheckoutEvent = {
  type: 'CheckoutFailed',
  data: { orderId, attempt: 1, code: 'card_declined', params: {}, paymentIds: ['o1.1.1'] },
};
const undone: CheckoutEvent = { type: 'CheckoutUndone', data: { orderId, attempt: 1 } };
const paid: CheckoutEvent = {
  type: 'CheckoutPaid',
  data: { orderId, attempt: 1, payments: reserved },
};

describe('beginning', () => {
  it('begins', () => given().when(start(1)).then(started(1)));
  it('does not begin twice at once', () => given(started(1)).when(start(2)).thenRefused('payment_pending'));
  it('begins again once the failed attempt is undone, not before', () => {
    given(started(1), failed).when(start(2)).thenRefused('payment_pending');
    given(started(1), failed, undone).when(start(2)).then(started(2));
  });
  it('begins again after it was completed for an edit of the placed order only', () => {
    const completed: CheckoutEvent = { type: 'CheckoutCompleted', data: { orderId, attempt: 1, orderNumber: 'MW-1' } };
    const edit = { reason: '', refundId: 'r1', charge: 0, needs: [], joins: 'o1.1' };
    given(started(1), paid, completed).when(start(2)).thenRefused('already_placed');
    given(started(1), paid, completed)
      .when({ ...start(2), edit })
      .then({ ...started(2), data: { ...started(2).data, edit } } as CheckoutEvent);
    given(started(1), paid)
      .when({ ...start(2), edit })
      .thenRefused('already_placed');
  });
  it('never begins again after it was paid', () =>
    given(started(1), paid).when(start(2)).thenRefused('already_placed'));
});

describe('the point of no return', () => {
  it('is passed by payment', () =>
    given(started(1)).when({ type: 'MarkPaid', orderId, attempt: 1, payments: reserved }).then(paid));
  it('is not passed after the attempt failed: the buyer learns why it did', () =>
    given(started(1), failed)
      .when({ type: 'MarkPaid', orderId, attempt: 1, payments: reserved })
      .thenRefused('card_declined'));
  it('lets nothing fail behind it', () =>
    given(started(1), paid)
      .when({ type: 'Fail', orderId, attempt: 1, code: 'challenge_failed', params: {} })
      .thenNothing());
  it('is passed once', () =>
    given(started(1), paid).when({ type: 'MarkPaid', orderId, attempt: 1, payments: reserved }).thenNothing());
});

describe('an attempt that was never begun', () => {
  const abandon: CheckoutCommand = { type: 'Abandon', orderId, attempt: 2 };
  const abandoned: CheckoutEvent = { type: 'CheckoutAbandoned', data: { orderId, attempt: 2 } };

  it('is abandoned', () => given(started(1), failed, undone).when(abandon).then(abandoned));
  it('is abandoned once', () => given(abandoned).when(abandon).thenNothing());
  it('can never begin any more, the next one can', () => {
    given(abandoned).when(start(2)).thenRefused('concurrent_change');
    given(abandoned).when(start(3)).then(started(3));
  });
  it('is not abandoned once it began', () => given(started(2)).when(abandon).thenNothing());
});

it('does not act for an attempt that is over', () =>
  given(started(1), failed, undone, started(2))
    .when({ type: 'Fail', orderId, attempt: 1, code: 'late', params: {} })
    .thenRefused('checkout_not_found'));
