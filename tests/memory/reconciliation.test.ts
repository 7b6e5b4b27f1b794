// Decision 0085 (issue 33, "The books"): what a payment provider lists of a day is held against the shop's history.
import { addDays } from '#domain/shared/day.ts';
import { needed } from '#domain/shared/needed.ts';
import { GatewayMisconfigured, GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { orderByCard, orderDetail, orderOnTerms, staffMember } from '../harness/order-desk.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

describe('the day of a payment provider', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  let day: string;
  beforeEach(async () => {
    shop = await startMemoryShop();
    helen = await staffMember(shop, 'helen');
    day = shopDay(shop.clock.now());
  });
  afterEach(() => shop.stop());

  const order = async () => {
    const { orderId, total } = await orderByCard(shop, [['6205', 10]]);
    await shop.quiet();
    return { orderId, total, reference: needed((await orderDetail(shop, helen, orderId)).Payments[0], 'payment') };
  };
  const refund = async (orderId: string) => {
    const asked = { orderId, lines: [{ lineId: '1', quantity: 1 }] };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    await helen.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Scratched' });
    await shop.quiet();
    return amount;
  };
  const nextDay = async () => {
    shop.clock.advance(DAY_MS);
    helen = await staffMember(shop, 'helen');
  };
  const run = (of = day) => helen.post('admin/reconciliation/run', { provider: 'memory', day: of });
  const detail = async () => helen.get('admin/reconciliation/detail', { reconciliationId: `memory.${day}` });
  const events = async () => (await shop.application.store.readStream(`reconciliation-memory.${day}`)).length;
  /** Somebody gives money back on the provider's own pages. */
  const givenBackThere = async (orderId: string, amount: number) => {
    const payments = await shop.application.store.readStream(`payment-${orderId}.1.1`);
    const { providerReference } = needed(
      payments.find(({ type }) => type === 'PaymentAuthorised'),
      'authorisation',
    ).data as { readonly providerReference: string };
    await shop.application.services.gateways.cards.refund(providerReference, amount, `by-hand-${orderId}`);
  };

  it('agrees where the provider took and gave back what the shop has on record, and has nothing to do with terms', async () => {
    const { orderId, total } = await order();
    await orderOnTerms(shop, [['6205', 2]]);
    const amount = await refund(orderId);
    await nextDay();
    expect(await run()).toEqual({ reconciliationId: `memory.${day}`, open: 0 });
    const sums = [{ currency: 'CAD', count: 2, taken: total, givenBack: amount }];
    expect(await detail()).toMatchObject({ provider: 'Memory', ours: sums, theirs: sums, differences: [] });
  });

  it('differs by money that was given back on the provider’s own pages, until staff explain it', async () => {
    const { orderId } = await order();
    await givenBackThere(orderId, 345);
    await nextDay();
    expect(await run()).toMatchObject({ open: 1 });
    const { differences } = await detail();
    expect(differences).toMatchObject([
      { kind: 'given-back', fault: 'unknown-here', theirs: 345, ours: 0, currency: 'CAD', orderId: '', reason: '' },
    ]);
    const { differenceId } = needed(differences[0], 'difference');
    const explain = (of: string) =>
      helen.post('admin/reconciliation/resolve', {
        ...{ reconciliationId: `memory.${day}`, differenceId: of, reason: 'Asked for by telephone' },
      });
    expect(await helen.refused(explain('taken.nothing'))).toMatchObject({ code: 'difference_not_found' });
    await explain(differenceId);
    expect(await detail()).toMatchObject({
      open: 0,
      differences: [{ reason: 'Asked for by telephone', by: 'Helen Okafor' }],
    });
    expect(await run()).toMatchObject({ open: 0 });
    expect(await events()).toBe(2);
  });

  it('is on record once for as long as it stays as it is', async () => {
    await order();
    await nextDay();
    await run();
    await run();
    expect(await events()).toBe(1);
  });

  it.each([
    ['does not answer', new GatewayUnavailable('away'), 'provider_unavailable'],
    ['refuses the shop', new GatewayMisconfigured('wrong key'), 'provider_refuses'],
  ])('is told to staff in words of its own where the provider %s', async (_how, failure, code) => {
    await nextDay();
    Object.assign(shop.application.services.gateways.cards, { movements: () => Promise.reject(failure) });
    expect(await helen.refused(run())).toMatchObject({ code });
    expect(await events()).toBe(0);
  });

  it('is asked for of days that are over, and of the shop’s own providers', async () => {
    expect(await helen.refused(run())).toMatchObject({ code: 'day_not_over' });
    const other = helen.post('admin/reconciliation/run', { provider: 'stripe', day: addDays(day, -1) });
    expect(await helen.refused(other)).toMatchObject({ status: 404, code: 'provider_not_found' });
  });
});
