// Issue 33, "Money that comes later": the buyer of an order whose money does not come is reminded, and the order cancelled.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'wire@example.com';

describe('an order by wire whose money does not come', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    await shop.send('setting/save', { name: 'WireWords', value: 'To account 4711\nat the bank' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const place = async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]], EMAIL);
    const payment = { method: 'wire' as const, reference: '4711' };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { orderId, total, paymentId: `${orderId}.1.1` };
  };
  type Placed = Awaited<ReturnType<typeof place>>;
  const daysLater = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      shop.clock.advance(DAY_MS);
      await shop.quiet();
    }
  };
  const receive = async ({ orderId, paymentId }: Placed, amount: number) => {
    const dana = await staffMember(shop, 'dana');
    const receivedOn = shopDay(shop.clock.now());
    await dana.post('admin/order/receivepayment', { orderId, paymentId, amount, reference: 'W', receivedOn });
    await shop.quiet();
  };
  const reminders = () =>
    shop.mails.filter(({ to, subject }) => to === EMAIL && subject.includes('waiting for the payment'));
  const statusOf = async ({ orderId }: Placed) =>
    (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.OrderStatus;
  const words = async ({ orderId }: Placed) =>
    (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.PaymentWords;

  it('is reminded of once, on the day that the shop has set, with how to pay and what is still to come', async () => {
    const order = await place();
    await receive(order, 1_000);
    await daysLater(6);
    expect(reminders()).toEqual([]);
    await daysLater(1);
    const [{ text } = { text: '' }, ...others] = reminders();
    expect(others).toEqual([]);
    expect(text).toContain(`$${((order.total - 1_000) / 100).toFixed(2)}`);
    expect(text).toContain('To account 4711, at the bank');
    await daysLater(10);
    expect(reminders()).toHaveLength(1);
    expect(await statusOf(order)).toBe('processing');
  });

  it('is told of by a letter for each part, and once all of it is there', async () => {
    const letters = () =>
      shop.mails.flatMap(({ to, subject, text }) => (to === EMAIL && /payment for/.test(subject) ? [text] : []));
    const order = await place();
    await receive(order, 1_000);
    expect(letters()).toEqual([
      expect.stringMatching(/\$10\.00 for your order has arrived\. \$\d+\.\d\d is still to come/),
    ]);
    await receive(order, order.total - 1_000);
    expect(letters()).toEqual([expect.anything(), expect.stringContaining('your order is paid')]);
  });

  it('is not reminded of once it has come, nor where the shop reminds nobody', async () => {
    const paid = await place();
    await receive(paid, paid.total);
    await daysLater(8);
    expect(reminders()).toEqual([]);
    await shop.send('setting/save', { name: 'AwaitedReminderDays', value: '0' });
    await place();
    await daysLater(8);
    expect(reminders()).toEqual([]);
  });

  it('is kept until the day that it says, then cancelled, its stock freed and its buyer told', async () => {
    await shop.send('setting/save', { name: 'AwaitedCancelDays', value: '3' });
    const order = await place();
    expect(await words(order)).toMatch(/^To account 4711\nat the bank\n\nWe keep your order until .*cancelled\.$/);
    await daysLater(3);
    expect(await statusOf(order)).toBe('processing');
    await daysLater(1);
    expect(await statusOf(order)).toBe('cancelled');
    const types = (await shop.application.store.readStream(`payment-${order.paymentId}`)).map(({ type }) => type);
    expect(types.at(-1)).toBe('PaymentVoided');
    expect((await mailTo(shop, EMAIL, 'was cancelled')).text).toContain('did not arrive');
    const dana = await staffMember(shop, 'dana');
    expect(await orderDetail(shop, dana, order.orderId)).toMatchObject({ DueTotal: 0 });
  });

  it('is left to staff where a part of it has come, and says no day then', async () => {
    await shop.send('setting/save', { name: 'AwaitedCancelDays', value: '3' });
    const order = await place();
    await receive(order, 1_000);
    expect(await words(order)).toBe('To account 4711\nat the bank');
    await daysLater(6);
    expect(await statusOf(order)).toBe('processing');
  });

  it('is cancelled on a day that was set only afterwards', async () => {
    const order = await place();
    await daysLater(5);
    await shop.send('setting/save', { name: 'AwaitedCancelDays', value: '3' });
    await daysLater(1);
    expect(await statusOf(order)).toBe('cancelled');
  });
});
