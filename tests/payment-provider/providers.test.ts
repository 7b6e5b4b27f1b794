import { createMemoryGateway } from '../harness/memory-gateway.ts';
import type { GatewayAuthorisation } from '#platform/adapters/payment/gateway.ts';
import { createPaypalGateway } from '#platform/adapters/payment/paypal/paypal-gateway.ts';
import { createStripeGateway, type StripeGateway } from '#platform/adapters/payment/stripe/stripe-gateway.ts';
import { startPaypalDouble, type PaypalDouble } from './paypal-double.ts';
import { describeProvider, type Payer } from './provider-contract.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';

const DAY = 86_400_000;
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const REASONS = [
  ['decline', 'card_declined'],
  ['insufficient-funds', 'insufficient_funds'],
  ['expired', 'card_expired'],
] as const;

const NUMBERS: Record<Payer, string> = {
  approve: '4242424242424242',
  challenge: '4000000000003220',
  decline: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  expired: '4000000000000069',
  'capture-declined': '4000000000000341',
  'refund-declined': '4000000000005126',
};

describeProvider(
  'the memory gateway',
  async () => {
    const memory = createMemoryGateway();
    return {
      gateway: memory.gateways.cards,
      token: (payer) => memory.tokenFor(NUMBERS[payer]),
      answer: (_reference, { idempotencyKey }, payer) => memory.answerWallet(idempotencyKey, payer !== 'decline'),
      standing: () => memory.statuses().filter((status) => status !== 'cancelled' && status !== 'declined').length,
    };
  },
  { reasons: REASONS },
);

async function openStripe(now = Date.now): Promise<{ double: StripeDouble; stripe: StripeGateway }> {
  const double = await startStripeDouble(now);
  opened.push(double);
  return { double, stripe: stripeAt(double, double.secretKey, now) };
}
const stripeAt = ({ url, webhookSecret }: StripeDouble, secretKey: string, now = Date.now) =>
  createStripeGateway({ secretKey, webhookSecret, origin: 'https://shop.example', apiUrl: url, now });
/** It asks once more by itself where it gets no answer. */
const STRIPE_TRIES = 2;
const NOTHING = ['canceled', 'requires_payment_method'];

describeProvider(
  'Stripe',
  async () => {
    const { double, stripe } = await openStripe();
    return {
      gateway: stripe.cards,
      misconfigured: stripeAt(double, 'sk_test_other').cards,
      token: (payer) => `tok_${double.card(payer)}`,
      answer: (reference, _request, payer) => double.answer(reference, payer !== 'decline'),
      loseAnswer: () => double.loseAnswers(STRIPE_TRIES),
      away: double.away,
      standing: () => double.statuses().filter((status) => !NOTHING.includes(status)).length,
    };
  },
  { reasons: REASONS },
);

async function openPaypal(): Promise<PaypalDouble> {
  const double = await startPaypalDouble();
  opened.push(double);
  return double;
}
const paypalAt = ({ url, clientId }: PaypalDouble, clientSecret: string) =>
  createPaypalGateway({ clientId, clientSecret, isSandbox: true, origin: 'https://shop.example', apiUrl: url });

describeProvider(
  'PayPal',
  async () => {
    const double = await openPaypal();
    const gateway = paypalAt(double, double.clientSecret);
    return {
      gateway,
      misconfigured: paypalAt(double, 'another'),
      token: () => '',
      answer: (reference, _request, payer) =>
        double.approve(
          reference,
          payer === 'decline' || payer === 'capture-declined' || payer === 'refund-declined' ? payer : 'approve',
        ),
      away: double.away,
      standing: () => double.statuses().filter((status) => status === 'CREATED' || status === 'CAPTURED').length,
    };
  },
  { isWallet: true, reasons: [['decline', 'wallet_cancelled']] },
);

const request = { amount: 12_345, currency: 'USD', reference: 'order-1', language: 'fr' } as const;
const referenceOf = (answer: GatewayAuthorisation) => ('providerReference' in answer ? answer.providerReference : '');

describe('cards at Stripe', () => {
  it('are asked about by their bank on a page of the shop, which holds no secret', async () => {
    const { double, stripe } = await openStripe();
    const token = `tok_${double.card('challenge')}`;
    const answer = await stripe.cards.authorise({ ...request, idempotencyKey: 'o1.1.1', token });
    expect(answer).toMatchObject({ challengeUrl: `/payment/stripe/challenge/${referenceOf(answer)}?lng=fr` });
    expect(await stripe.challengeOf(referenceOf(answer))).toEqual({
      clientSecret: `${referenceOf(answer)}_secret_double`,
    });
    expect(await stripe.challengeOf('pi_unknown')).toBeUndefined();
    double.answer(referenceOf(answer), false);
    expect(await stripe.cards.authorise({ ...request, idempotencyKey: 'o1.1.1', token })).toEqual({
      outcome: 'declined',
      code: 'challenge_failed',
    });
  });

  it('are charged again with nobody at the screen, by what the first payment left', async () => {
    const { double, stripe } = await openStripe();
    const token = `tok_${double.card()}`;
    await stripe.cards.authorise({ ...request, idempotencyKey: 'o1.1.1', token });
    const again = { ...request, idempotencyKey: 'o1.2.1', token };
    expect(await stripe.cards.authorise({ ...again, isBuyerAway: true })).toMatchObject({ outcome: 'authorised' });
    // Whoever sits there gives the security code.
    expect(await stripe.cards.authorise({ ...again, idempotencyKey: 'o2.1.1' })).toEqual({
      outcome: 'declined',
      code: 'card_token_invalid',
    });
  });

  it('are kept, charged with their security code, which is good once, and forgotten', async () => {
    const { double, stripe } = await openStripe();
    const saved = await stripe.cards.saveCard(`tok_${double.card()}`, 'card-1');
    expect(saved).toMatchObject({
      outcome: 'saved',
      brand: 'Visa',
      lastFour: '4242',
      goodTo: '2049-09',
      holder: 'Sam Sample',
    });
    const reference = 'reference' in saved ? saved.reference : '';
    expect(stripe.cards.cardFormUrl('en', reference)).toBe(`/payment/stripe/card?lng=en&card=${reference}`);
    const token = `tok_${reference}.${double.securityCode()}`;
    expect(await stripe.cards.authorise({ ...request, idempotencyKey: 'o1.1.1', token })).toMatchObject({
      outcome: 'authorised',
      brand: 'Visa',
      lastFour: '4242',
    });
    await stripe.cards.forgetCard(reference);
    await stripe.cards.forgetCard(reference);
  });

  it('are not kept where the bank will not have it, and whatever is no card is none', async () => {
    const { double, stripe } = await openStripe();
    const declined = { outcome: 'declined', code: 'card_declined' };
    expect(await stripe.cards.saveCard(`tok_${double.card('decline')}`, 'card-1')).toEqual(declined);
    const unreadable = { outcome: 'declined', code: 'card_token_invalid' };
    expect(await stripe.cards.saveCard('tok_0123456789abcdef', 'card-2')).toEqual(unreadable);
    expect(await stripe.cards.saveCard('tok_pm_unknown', 'card-3')).toEqual(unreadable);
    expect(await stripe.cards.authorise({ ...request, idempotencyKey: 'o1.1.1', token: 'tok_pm_unknown' })).toEqual(
      unreadable,
    );
  });
});

describe('debits at Stripe', () => {
  const debit = async (double: StripeDouble, stripe: StripeGateway) => {
    const token = `bank_${double.bank()}`;
    const answer = await stripe.banks.authorise({ ...request, idempotencyKey: 'o1.1.1', token });
    expect(answer).toMatchObject({ outcome: 'authorised', brand: 'Example Bank', lastFour: '6789' });
    const reference = referenceOf(answer);
    const capture = () => stripe.banks.capture(reference, request.amount, 'o1.1.1.c1');
    return { reference, capture };
  };

  it('begin with the capture, settle days later, and may come back for sixty days', async () => {
    let now = Date.UTC(2026, 10, 1);
    const { double, stripe } = await openStripe(() => now);
    const { reference, capture } = await debit(double, stripe);
    expect(await capture()).toEqual({ outcome: 'awaited' });
    expect(await capture()).toEqual({ outcome: 'awaited' });
    expect(await stripe.banks.settlement(reference)).toEqual({ outcome: 'pending' });
    double.settle(reference);
    expect(await stripe.banks.settlement(reference)).toEqual({ outcome: 'settled', isFinal: false });
    now += 61 * DAY;
    expect(await stripe.banks.settlement(reference)).toEqual({ outcome: 'settled', isFinal: true });
  });

  it.each([
    ['insufficient_funds', 'debit_insufficient_funds'],
    ['account_closed', 'debit_account_closed'],
    ['processing_error', 'debit_returned'],
  ])('are returned: %s', async (reason, code) => {
    const { double, stripe } = await openStripe();
    const { reference, capture } = await debit(double, stripe);
    await capture();
    double.returnDebit(reference, reason);
    expect(await stripe.banks.settlement(reference)).toEqual({ outcome: 'returned', code });
  });

  it('are returned when the owner of the account did not allow them', async () => {
    const { double, stripe } = await openStripe();
    const { reference, capture } = await debit(double, stripe);
    await capture();
    double.settle(reference);
    double.dispute(reference);
    expect(await stripe.banks.settlement(reference)).toEqual({ outcome: 'returned', code: 'debit_unauthorised' });
  });

  it('are of an account that is kept for its consent, until it is forgotten', async () => {
    const { double, stripe } = await openStripe();
    const token = `bank_${double.bank()}`;
    const saved = await stripe.banks.saveAccount(token, 'account-1');
    expect(saved).toMatchObject({ outcome: 'saved', brand: 'Example Bank', lastFour: '6789', holder: 'Sam Sample' });
    const reference = 'reference' in saved ? saved.reference : '';
    expect(stripe.banks.bankFormUrl('fr', { savedAccount: reference })).toBe(
      `/payment/stripe/bank?lng=fr&account=${reference}`,
    );
    const again = { ...request, token: `bank_${reference}` };
    for (const idempotencyKey of ['o1.1.1', 'o2.1.1'])
      expect(await stripe.banks.authorise({ ...again, idempotencyKey })).toMatchObject({ outcome: 'authorised' });
    await stripe.banks.forgetAccount(reference);
    await stripe.banks.forgetAccount(reference);
    const unreadable = { outcome: 'declined', code: 'bank_token_invalid' };
    expect(await stripe.banks.authorise({ ...again, idempotencyKey: 'o3.1.1' })).toEqual(unreadable);
    expect(await stripe.banks.saveAccount('bank_seti_unknown', 'account-2')).toEqual(unreadable);
  });

  it('are given up before they begin, and need a consent', async () => {
    const { double, stripe } = await openStripe();
    const { reference, capture } = await debit(double, stripe);
    expect(await stripe.banks.cancel(reference, 'o1.1.1.cancel')).toEqual({ outcome: 'cancelled' });
    expect(await capture()).toMatchObject({ outcome: 'declined' });
    for (const token of ['bank_seti_unknown', 'bank_0123456789abcdef'])
      expect(await stripe.banks.authorise({ ...request, idempotencyKey: 'o2.1.1', token })).toEqual({
        outcome: 'declined',
        code: 'bank_token_invalid',
      });
  });
});

describe('webhooks of Stripe', () => {
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } };

  it('name a payment, of which Stripe says whose it is', async () => {
    const { double, stripe } = await openStripe();
    const { body, signature } = double.signed(event);
    expect(stripe.readHook(Buffer.from(body), signature)).toEqual({ eventId: 'evt_1', payment: 'pi_1' });
    const answer = await stripe.cards.authorise({
      ...request,
      idempotencyKey: 'o1.1.1',
      token: `tok_${double.card()}`,
    });
    expect(await stripe.paymentOf(referenceOf(answer))).toEqual({ key: 'o1.1.1', isDebit: false });
  });
  it('are about what was disputed or refunded, too, or about nothing of the shop', async () => {
    const { double, stripe } = await openStripe();
    const paymentOf = (type: string, object: object) => {
      const { body, signature } = double.signed({ ...event, type, data: { object } });
      return stripe.readHook(Buffer.from(body), signature)?.payment;
    };
    expect(paymentOf('charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_2' })).toBe('pi_2');
    expect(paymentOf('customer.created', { id: 'cus_1' })).toBeUndefined();
  });
  it('are nobody’s without a signature of the last five minutes by the shop’s own secret', async () => {
    const { double, stripe } = await openStripe();
    const { body, signature } = double.signed(event);
    const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) - 3_600}`);
    for (const wrong of ['', 'v1=0', old, double.signed(event, 'whsec_other').signature])
      expect(stripe.readHook(Buffer.from(body), wrong)).toBeUndefined();
    expect(stripe.readHook(Buffer.from(`${body} `), signature)).toBeUndefined();
  });
});

describe('PayPal', () => {
  const open = async () => {
    const double = await openPaypal();
    const gateway = paypalAt(double, double.clientSecret);
    const asked = { ...request, idempotencyKey: 'o1.1.1', token: '' };
    const reference = referenceOf(await gateway.authorise(asked));
    return { double, gateway, asked, reference };
  };

  it('asks on a page of the shop with PayPal’s own button', async () => {
    const { gateway, asked, reference } = await open();
    expect(await gateway.authorise(asked)).toMatchObject({
      challengeUrl: `/payment/paypal/${reference}?lng=fr&currency=USD`,
    });
  });

  it.each([
    ['COMPLETED', { outcome: 'settled', isFinal: true }],
    ['DECLINED', { outcome: 'returned', code: 'capture_declined' }],
  ] as const)('may look at money for days: %s', async (status, settlement) => {
    const { double, gateway, asked, reference } = await open();
    double.approve(reference, 'capture-pending');
    await gateway.authorise(asked);
    expect(await gateway.capture(reference, request.amount, 'o1.1.1.c1')).toEqual({ outcome: 'awaited' });
    expect(await gateway.settlement(reference)).toEqual({ outcome: 'pending' });
    double.settle(reference, status);
    expect(await gateway.settlement(reference)).toEqual(settlement);
  });
});
