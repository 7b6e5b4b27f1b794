// The owner hears of a new order by letter, at the address that the settings name.
import { mailTo, orderByCard } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';

describe('a new order', () => {
  let shop: MemoryShop;
  beforeAll(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'OrderDeskEmail', value: 'orders@dealer.example' });
  });
  afterAll(() => shop.stop());

  it('is told to the desk, with its buyer, its lines and the way into the back office', async () => {
    const { orderId } = await orderByCard(shop, [['6205', 3]], undefined, 'buyer@example.com');
    const { subject, text } = await mailTo(shop, 'orders@dealer.example', 'New order');
    expect(subject).toMatch(/^New order MW-\S+: .+, \$/);
    expect(text).toContain('(6205)');
    expect(text).toContain(`/admin/order/${orderId}/show`);
    // The buyer has their own.
    expect((await mailTo(shop, 'buyer@example.com', 'Your order')).text).not.toContain('/admin/');
  });
});
