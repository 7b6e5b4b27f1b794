// Reward points (spec 1, 2, 6; issue 33): earned by what is shipped, never by what comes back, and paid with.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

describe('reward points', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    for (const [name, value] of [
      ['RewardPointsEarned', '1'],
      ['RewardPointValue', '10'],
      ['RewardPointDays', '30'],
    ] as const)
      await shop.send('setting/save', { name, value });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    dana = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const { accountId } = accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben'))!;
  const balance = () => ben.get('customer/getrewardbalance', {});
  /** 10 of 9.00 each, shipped. */
  const shippedOrder = async (quantity = 10) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    return placed(orderId, total, quantity);
  };
  const placed = async (orderId: string, total: number, quantity = 10) => {
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(ben) });
    const lines = [{ lineId: '1', quantity }];
    await dana.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
    await shop.quiet();
    return orderId;
  };
  const give = (points: number) => dana.post('admin/reward/adjust', { accountId, points, reason: 'For the long wait' });

  it('are earned by what is shipped, and kept until their last day', async () => {
    const orderId = await shippedOrder(5);
    expect(await balance()).toMatchObject({
      Points: 45,
      Amount: 450,
      CurrencyCode: 'CAD',
      NextExpiry: { Points: 45, On: '2026-12-18' },
      Entries: [{ Kind: 'earned', Points: 45, OrderID: orderId, ExpiresOn: '2026-12-18' }],
    });
    shop.clock.advance(32 * 86_400_000);
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    expect((await balance()).Points).toBe(0);
    await shop.quiet();
    expect((await balance()).Entries[0]).toMatchObject({ Kind: 'expired', Points: -45 });
  });

  it('are taken back for goods that come back', async () => {
    const orderId = await shippedOrder();
    const asked = { orderId, lines: [{ lineId: '1', quantity: 4 }], freight: 0, goodwill: 0 };
    const { changes, amount } = await dana.post('admin/order/previewrefund', asked);
    await dana.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    expect(await balance()).toMatchObject({
      Points: 54,
      Entries: [{ Kind: 'revoked', Points: -36 }, { Kind: 'earned' }],
    });
  });

  it('are earned by nobody without an account, nor where the dealer gives none', async () => {
    await shop.send('setting/save', { name: 'RewardPointsEarned', value: '0' });
    await shippedOrder();
    expect((await balance()).Entries).toEqual([]);
  });

  it('are more at a level, which goods of the last twelve months reach and those that come back do not', async () => {
    for (const [name, value] of [
      ['RewardSilverFrom', '9000'],
      ['RewardSilverPercent', '50'],
    ] as const)
      await shop.send('setting/save', { name, value });
    expect((await balance()).Level).toEqual({ Percent: 0, Goods: 0, Next: { Name: 'silver', Missing: 9_000 } });
    const first = await shippedOrder();
    expect(await balance()).toMatchObject({ Points: 90, Level: { Name: 'silver', Percent: 50, Goods: 9_000 } });
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    expect((await ben.post('cart/getrewardearnings', { OrderID: orderId })).orderEntityViewModel).toMatchObject({
      RewardEarnings: { Points: 135 },
    });
    await placed(orderId, total);
    expect(await balance()).toMatchObject({ Points: 90 + 135, Entries: [{ Kind: 'earned', Points: 135 }, {}] });
    const asked = { orderId: first, lines: [{ lineId: '1', quantity: 10 }], freight: 0, goodwill: 0 };
    const { changes, amount } = await dana.post('admin/order/previewrefund', asked);
    await dana.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'Returned' });
    await shop.quiet();
    expect((await balance()).Level?.Goods).toBe(9_000);
    shop.clock.advance(366 * 86_400_000);
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    expect((await balance()).Level).toMatchObject({ Percent: 0, Goods: 0 });
  });

  it('are given and taken away by staff, with a reason, and not more than there are', async () => {
    await give(100);
    await give(-40);
    expect(await dana.refused(give(-61))).toMatchObject({ code: 'reward_points_missing', params: { points: 60 } });
    expect(await dana.get('admin/reward/balance', { accountId })).toMatchObject({
      Points: 60,
      Entries: [
        { Kind: 'adjusted', Points: -40, Reason: 'For the long wait' },
        { Kind: 'adjusted', Points: 100 },
      ],
    });
    const csr = await staffMember(shop, 'dana');
    const byCsr = csr.post('admin/reward/adjust', { accountId, points: 5, reason: 'x' });
    expect(await csr.refused(byCsr)).toMatchObject({ status: 403 });
  });

  it('pay a part of an order, come back with its money, and are free again where it comes to nothing', async () => {
    await give(500);
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const options = await ben.get('customer/getpaymentoptions', { orderId });
    expect(options.find(({ method }) => method === 'reward-balance')).toMatchObject({ points: 500, most: 5_000 });
    const pay = async (Amount: number) =>
      ben.post('checkout/processmultiplepayment', {
        OrderId: orderId,
        OrderTotal: total,
        Payments: [{ Amount, payment: { method: 'reward-balance' } }, { payment: await payByCard(ben) }],
      });
    expect(await ben.refused(pay(5_001))).toMatchObject({ code: 'reward_balance_exceeded', params: { part: 1 } });
    expect(await pay(3_000)).toMatchObject({ status: 'placed' });
    expect((await balance()).Points).toBe(200);
    const lines = [{ lineId: '1', quantity: 10 }];
    const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    const asked = { orderId, lines, freight: OrderHeader.ShippingTotal };
    const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
    await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Call' });
    await shop.quiet();
    expect((await balance()).Points).toBe(500);
  });

  it('pay a whole order, twice at once only once', async () => {
    await give(1_500);
    const { orderId: OrderId, total: OrderTotal } = await readyToPay(ben, [['6205', 10]]);
    const pay = () => ben.post('checkout/placeorder', { OrderId, OrderTotal, payment: { method: 'reward-balance' } });
    const orders = await Promise.allSettled([pay(), pay()]);
    expect(orders.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await balance()).Entries.filter(({ Kind }) => Kind === 'redeemed')).toHaveLength(1);
  });

  it('are worth what the dealer says', async () => {
    expect(await ben.post('customer/convertedrewardamount', { Points: 30 })).toEqual({
      Points: 30,
      Amount: 300,
      CurrencyCode: 'CAD',
    });
    const guest = shop.visitor();
    await readyToPay(guest, [['6205', 1]]);
    expect(await guest.refused(guest.get('customer/getrewardpoints', {}))).toMatchObject({ status: 403 });
  });
});
