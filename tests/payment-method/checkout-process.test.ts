// A checkout with several parts, whose process may die at any append and whose provider may be away at any call: there
// is one order with all of its money, or none with nothing reserved.
import fc from 'fast-check';
import { placedOrder } from '#domain/order/order.state.ts';
import { giftCertificate as giftCertificateDecider } from '#domain/gift-certificate/gift-certificate.decider.ts';
import { balanceOf } from '#domain/gift-certificate/gift-certificate.state.ts';
import { reward } from '#domain/reward/reward.decider.ts';
import { pointsOn } from '#domain/reward/reward.state.ts';
import { checkout } from '#domain/checkout/checkout.decider.ts';
import { order } from '#domain/order/order.decider.ts';
import { payment } from '#domain/payment/payment.decider.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { paymentPlan, type PaymentPlan } from '#domain/shared/payment-plan.ts';
import { draft as sample } from '#domain/testing/samples.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { checkoutCommands } from '#write-side/checkout/checkout.commands.ts';
import { checkoutFunctions } from '#write-side/checkout/checkout.functions.ts';
import { orderFunctions } from '#write-side/order/order.commands.ts';
import { giftCertificateFunctions } from '#write-side/gift-certificate/gift-certificate.commands.ts';
import { giftCertificate as giftCertificateMethod } from '#write-side/payment/gift-certificate/gift-certificate.method.ts';
import { rewardBalance as rewardBalanceMethod } from '#write-side/payment/reward-balance/reward-balance.method.ts';
import { rewardFunctions } from '#write-side/reward/reward.commands.ts';
import type { PaymentMethods } from '#write-side/payment/methods.ts';
import { paymentFunctions } from '#write-side/payment/payment.commands.ts';
import { paymentStates } from '#write-side/payment/payment.states.ts';
import { card } from './card/card.ts';
import { giftCertificate } from './gift-certificate/gift-certificate.ts';
import { createMemoryShop, Killed, switchedOn } from './memory-shop.ts';
import { createProvider } from './provider.ts';

/** Points are an account's. */
const draft = { ...sample, accountId: 'ACC-1' };
const { orderId } = draft;
const TOTAL = draft.totals.total;
const TRIES = 60;
const CERTIFICATE = 'c'.repeat(32);

/** Who gives up too late is told so; the worker goes on. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

interface Fate {
  /** Tells whether the process dies at the n-th chance. */
  readonly deaths: readonly boolean[];
  /** Tells whether the provider is away at the n-th chance. */
  readonly outages: readonly boolean[];
  /** The card is declined. */
  readonly declined: boolean;
  /** After so many tries the buyer gives up. */
  readonly maxTries: number;
  /** Minor units borne by the first part. */
  readonly certificate: number;
}

const chances = (fate: readonly boolean[]) => {
  let at = 0;
  return () => fate[at++] ?? false;
};

/** A shop with these ways of paying; `held` is the stock that it holds. `beforeHold` may refuse it. */
function shopWith(
  methods: PaymentMethods,
  dies?: () => boolean,
  beforeHold: (context: OperationContext) => Promise<void> = async () => undefined,
) {
  const held = new Set<string>();
  const done = async () => undefined;
  const shop = createMemoryShop(
    {
      commands: {
        cart: { unlock: done, markOrdered: done },
        checkout: checkoutFunctions,
        order: orderFunctions,
        payment: paymentFunctions(methods),
        giftCertificate: giftCertificateFunctions,
        reward: rewardFunctions,
        stock: {
          hold: async ({ itemNumber }: { itemNumber: string }, context: OperationContext) => {
            await beforeHold(context);
            held.add(itemNumber);
          },
          release: async ({ itemNumber }: { itemNumber: string }) => void held.delete(itemNumber),
        },
      },
      states: {
        cart: { own: done },
        payment: paymentStates(methods),
        account: { standing: async ({ accountId }: { accountId: string }) => ({ accountId }) },
      },
      queries: {
        shipping: {
          pickedUpIn: async () => ({ warehouse: '' }),
          times: async () => ({ handlingDays: 0, transitDays: 2 }),
        },
        calendar: {
          shippingDays: async () => ({ orderDay: '2026-11-26', workingDays: [1, 2, 3, 4, 5], closed: [], orderBy: '' }),
        },
        warehouse: { nearest: async () => [] },
        setting: { value: switchedOn },
      },
    },
    dies,
  );
  const status = async () => (await shop.context.load(checkout, `checkout-${orderId}`)).state.status;
  return { ...shop, held, status };
}

const begin = (context: OperationContext, payments: PaymentPlan) =>
  context.run(checkout, `checkout-${orderId}`, {
    type: 'Start',
    orderId,
    attempt: 1,
    draft,
    payments,
    at: context.now,
    startedBy: 'c1',
  });

const giveUp = async (context: OperationContext) => checkoutCommands['checkout/cancel']({ OrderId: orderId }, context);

/** Whoever finds it dead, or its provider away, tries again; a refusal is an end. */
async function again(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return void (await act());
    } catch (error) {
      if (error instanceof DomainError) return;
      if (!(error instanceof Killed || error instanceof GatewayUnavailable)) throw error;
    }
  }
  throw new Error('it never comes to an end');
}

/** Begins it, goes on until it is over, and does what workers do with what was put on record. */
async function settled(
  { context, all }: ReturnType<typeof shopWith>,
  plan: PaymentPlan,
  maxTries: number,
): Promise<void> {
  await again(() => begin(context, plan));
  let tries = 0;
  await again(async () => {
    tries += 1;
    if (tries > maxTries) await giveUp(context).catch(unlessRefused);
    const { settled } = await context.commands.checkout.resume({ orderId, attempt: 1 });
    if (!settled) throw new GatewayUnavailable('not yet');
  });
  for (const { type, data } of [...all]) {
    const { paymentId = '', paymentIds = [] } = data as { paymentId?: string; paymentIds?: string[] };
    if (type === 'CheckoutFailed')
      for (const id of paymentIds) await again(() => context.commands.payment.cancel({ paymentId: id, reason: 'x' }));
    if (type === 'PaymentAuthorisedLate') await again(() => context.commands.payment.releaseLate({ paymentId }));
  }
}

async function checkOut({ deaths, outages, declined, maxTries, certificate }: Fate) {
  const provider = createProvider(chances(outages));
  const byCard = card.server(provider);
  const shop = shopWith(
    {
      'gift-certificate': giftCertificate.server(provider),
      card: declined ? { ...byCard, reserve: async () => ({ outcome: 'declined', code: 'card_declined' }) } : byCard,
    },
    chances(deaths),
  );
  const plan = paymentPlan(orderId, 1, TOTAL, [
    { method: 'gift-certificate', details: giftCertificate.example, amount: certificate },
    { method: 'card', details: card.example },
  ]);
  await settled(shop, plan, maxTries);
  return { ...shop, provider, plan, status: await shop.status() };
}

const fates = fc.record({
  deaths: fc.array(fc.boolean(), { maxLength: 24 }),
  outages: fc.array(fc.boolean(), { maxLength: 16 }),
  declined: fc.boolean(),
  maxTries: fc.integer({ min: 0, max: 8 }),
  certificate: fc.integer({ min: 1, max: TOTAL - 1 }),
});

const smooth: Fate = { deaths: [], outages: [], declined: false, maxTries: TRIES, certificate: 2_000 };

describe('a checkout with two parts', () => {
  it('reserves them in their order, and takes both', async () => {
    const { provider, plan, context } = await checkOut(smooth);
    expect(provider.log).toEqual(plan.map(({ paymentId }) => `reserve ${paymentId}`));
    expect([...provider.accounts.values()].map(({ status, amount }) => [status, amount])).toEqual([
      ['captured', 2_000],
      ['captured', TOTAL - 2_000],
    ]);
    const state = placedOrder((await context.load(order, `order-${orderId}`)).state);
    expect(state.payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['gift-certificate', 2_000],
      ['card', TOTAL - 2_000],
    ]);
  });
  it('gives the first back where the second is declined', async () => {
    const { provider, plan, status } = await checkOut({ ...smooth, declined: true });
    expect(status).toBe('undone');
    expect(provider.log).toEqual([`reserve ${plan[0]!.paymentId}`, `cancel ${plan[0]!.paymentId}`]);
  });
  it('gives both back in reverse where the buyer gives up', async () => {
    // The process dies once both are reserved, before it could say so.
    const deaths = [false, false, true];
    const { provider, plan, status } = await checkOut({ ...smooth, deaths, maxTries: 1 });
    expect(status).toBe('undone');
    expect(provider.log.filter((entry) => entry.startsWith('cancel'))).toEqual(
      plan.toReversed().map(({ paymentId }) => `cancel ${paymentId}`),
    );
  });
  it('puts what was reserved on record once: a payment’s own stream begins with its capture', async () => {
    const { all } = await checkOut(smooth);
    expect(all.map(({ type }) => type)).toEqual([
      'CheckoutStarted',
      'CheckoutPaid',
      'OrderPlaced',
      ...['PaymentRequested', 'PaymentAuthorised', 'PaymentCaptured'],
      ...['PaymentRequested', 'PaymentAuthorised', 'PaymentCaptured'],
      'CheckoutCompleted',
    ]);
  });

  it('gives back what is reserved for it after somebody gave it up, though no provider remembers that', async () => {
    const held = new Set<string>();
    const { context, all } = shopWith({
      card: {
        ...card.server(createProvider()),
        // The buyer gives up while the answer is under way, and this provider reserves all the same.
        reserve: async ({ idempotencyKey }, context) => {
          await giveUp(context);
          held.add(idempotencyKey);
          return { outcome: 'authorised', providerReference: `late ${idempotencyKey}`, text: 'Visa 4242' };
        },
        cancel: async ({ idempotencyKey }) => {
          held.delete(idempotencyKey);
          return { outcome: 'cancelled' };
        },
      },
    });
    const payments = paymentPlan(orderId, 1, TOTAL, [{ method: 'card', details: card.example }]);
    await begin(context, payments);
    await expect(context.commands.checkout.resume({ orderId, attempt: 1 })).resolves.toEqual({ settled: true });
    expect([...held]).toEqual([payments[0]!.paymentId]);
    expect(all.map(({ type }) => type)).toContain('PaymentAuthorisedLate');
    await context.commands.payment.releaseLate({ paymentId: payments[0]!.paymentId });
    expect([...held]).toEqual([]);
  });

  it('gives the key up even where its stock was refused: the same checkout in another process may have come further', async () => {
    const provider = createProvider();
    const byCard = card.server(provider);
    let others = 0;
    const { context, status } = shopWith(
      {
        card: {
          ...byCard,
          // That process dies before it can say what it reserved.
          reserve: async (request, inner) => {
            await byCard.reserve(request, inner);
            throw new Killed();
          },
        },
      },
      undefined,
      async ({ commands }) => {
        if (others++ > 0) return;
        // The goods come in right after this process was refused them.
        await commands.checkout.resume({ orderId, attempt: 1 }).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
        throw new DomainError('stock_insufficient');
      },
    );
    await begin(context, paymentPlan(orderId, 1, TOTAL, [{ method: 'card', details: card.example }]));
    await expect(context.commands.checkout.resume({ orderId, attempt: 1 })).resolves.toEqual({ settled: true });
    expect(await status()).toBe('undone');
    expect([...provider.accounts.values()].map(({ status: taken }) => taken)).toEqual(['cancelled']);
  });

  it('is an order with all of its money, or none with nothing reserved or held, whatever dies', async () => {
    await fc.assert(
      fc.asyncProperty(fates, async (fate) => {
        const { status, provider, held, all, context, plan } = await checkOut(fate);
        const accounts = [...provider.accounts.values()];
        const placed = all.filter(({ type }) => type === 'OrderPlaced').length;
        if (status === 'completed') {
          expect(placed).toBe(1);
          expect(accounts.map(({ status: taken }) => taken)).toEqual(['captured', 'captured']);
          expect(sum(accounts.map(({ amount }) => amount))).toBe(TOTAL);
          for (const { paymentId } of plan)
            expect((await context.load(payment, `payment-${paymentId}`)).state.status).toBe('captured');
        } else {
          expect(status).toBe('undone');
          expect(placed).toBe(0);
          expect(accounts.filter(({ status: taken }) => taken !== 'cancelled')).toEqual([]);
          expect([...held]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The shop's own ledgers beside the card. */
async function checkOutOfBalances({ deaths, outages, declined, maxTries }: Fate) {
  const provider = createProvider(chances(outages));
  const byCard = card.server(provider);
  const dies = chances(deaths);
  let isBegun = false;
  const shop = shopWith(
    {
      'gift-certificate': giftCertificateMethod,
      'reward-balance': rewardBalanceMethod,
      card: declined ? { ...byCard, reserve: async () => ({ outcome: 'declined', code: 'card_declined' }) } : byCard,
    },
    () => isBegun && dies(),
  );
  const { context } = shop;
  const day = '2026-11-20';
  await context.run(giftCertificateDecider, `gift-certificate-${CERTIFICATE}`, {
    ...({
      type: 'IssueGiftCertificate',
      certificateId: CERTIFICATE,
      today: day,
      send: false,
      by: 's',
      at: day,
    } as const),
    ...({ seed: 's', amount: 2_000, currency: 'CAD', validUntil: '', personId: 'p', language: 'en' } as const),
    ...{ name: '', email: '', message: '', reason: '' },
  });
  const points = { accountId: draft.accountId, adjustmentId: 'a', points: 900, reason: '', expiresOn: '', today: day };
  await context.run(reward, `reward-${draft.accountId}`, { type: 'Adjust', ...points });
  isBegun = true;
  const plan = paymentPlan(orderId, 1, TOTAL, [
    { method: 'gift-certificate', details: { certificateId: CERTIFICATE }, amount: 1_500 },
    { method: 'reward-balance', details: {}, amount: 700 },
    { method: 'card', details: card.example },
  ]);
  await settled(shop, plan, maxTries);
  const certificate = (await context.load(giftCertificateDecider, `gift-certificate-${CERTIFICATE}`)).state;
  const balance = (await context.load(reward, `reward-${draft.accountId}`)).state;
  return {
    status: await shop.status(),
    atProvider: [...provider.accounts.values()]
      .filter(({ status }) => status !== 'cancelled')
      .map(({ status }) => status),
    certificate: balanceOf(certificate),
    points: pointsOn(balance, day),
    heldPoints: Object.keys(balance.holds),
  };
}

describe('a checkout of a certificate, points and a card', () => {
  it('spends all three or none of them, and leaves nothing held, whatever dies', async () => {
    await fc.assert(
      fc.asyncProperty(fates, async (fate) => {
        const { status, ...books } = await checkOutOfBalances(fate);
        expect(books).toEqual(
          status === 'completed'
            ? { atProvider: ['captured'], certificate: 500, points: 200, heldPoints: [] }
            : { atProvider: [], certificate: 2_000, points: 900, heldPoints: [] },
        );
      }),
      { numRuns: 300 },
    );
  });
});
