// Issue 29, "Getting paid without a card provider": money that comes by wire, cheque, transfer or at the counter.
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';

const ways = [
  ['wire', 'PayByWire', 'WireWords'],
  ['check', 'PayByCheck', 'CheckWords'],
  ['eft', 'PayByEft', 'EftWords'],
  ['cash', 'PayByCash', 'CashWords'],
] as const;

describe('a shop without a card provider', () => {
  let shop: MemoryShop;
  beforeAll(async () => {
    shop = await startMemoryShop();
  });
  afterAll(() => shop.stop());

  const order = async (method: (typeof ways)[number][0], email: string) => {
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]], email);
    const options = await guest.get('customer/getpaymentoptions', { orderId });
    const placed = guest.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method, reference: '4711' },
    });
    return { guest, orderId, total, options, placed };
  };

  it.each(ways)('neither offers nor takes %s before the dealer has switched it on', async (method) => {
    const { options, placed } = await order(method, 'early@example.com');
    expect(options.map((option) => option.method)).not.toContain(method);
    await expect(placed).rejects.toMatchObject({ answer: { code: 'payment_method_not_allowed' } });
  });

  it.each(ways)(
    'takes an order by %s that waits for its money, in the dealer’s words',
    async (method, offered, words) => {
      await shop.send('setting/save', { name: offered, value: '1' });
      await shop.send('setting/save', { name: words, value: 'Bank of Lyon\nname the order' });
      const email = `${method}@example.com`;
      const { guest, orderId, total, options, placed } = await order(method, email);
      expect(options.find((option) => option.method === method)).toMatchObject({
        words: 'Bank of Lyon\nname the order',
      });
      await placed;
      const { OrderHeader } = await guest.post('customer/getorderdetails', { OrderId: orderId });
      expect(OrderHeader).toMatchObject({ PaymentStatus: 'awaiting', PaidTotal: 0 });
      expect(OrderHeader.PaymentText).toContain('4711');
      expect(OrderHeader.PaymentWords).toBe('Bank of Lyon\nname the order');
      expect((await mailTo(shop, email, 'Your order')).text).toContain('Bank of Lyon, name the order');

      const dana = await staffMember(shop, 'dana');
      const [payment] = (await orderDetail(shop, dana, orderId)).Payments;
      await dana.post('admin/order/receivepayment', {
        orderId,
        paymentId: payment!.paymentId,
        amount: total,
        reference: 'statement 12',
        receivedOn: shopDay(OrderHeader.OrderDate),
      });
      expect((await orderDetail(shop, dana, orderId)).OrderHeader).toMatchObject({
        PaymentStatus: 'captured',
        PaidTotal: total,
        PaymentWords: '',
      });
    },
  );
});
