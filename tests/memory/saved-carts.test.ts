// Spec 3, sendEmail: the letter of a saved cart.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('who saves a cart', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const save = async (cartName: string) => {
    const { OrderID: orderId } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
    const { personId } = await shop.states.cart.get({ orderId });
    const saved = { orderId, personId, name: cartName, byEmail: true };
    await shop.application.store.add(`cart-${orderId}`, 'CartSaved', saved);
    return orderId;
  };

  const letters = () => shop.mails.filter(({ subject }) => subject.includes('saved cart'));

  it('has a letter with its lines', async () => {
    await save('Press 4');
    await shop.quiet();
    expect(letters()).toMatchObject([{ subject: 'Your saved cart “Press 4”', text: expect.stringContaining('6205') }]);
  });

  it('has none where they have removed it again, and nobody is asked what became of it', async () => {
    await ben.post('cart/removesavedcart', { orderId: await save('Press 5') });
    await shop.quiet();
    expect(letters()).toEqual([]);
  });
});
