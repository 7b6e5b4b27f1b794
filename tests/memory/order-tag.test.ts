// Spec 3, order header: the name of a saved cart, and what its payments come to, wherever a header is answered.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';

describe('the header of an order', () => {
  let shop: MemoryShop;

  beforeAll(async () => {
    shop = await startMemoryShop();
  });

  it('has the name of the cart that it was saved as, from the checkout to the placed order', async () => {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const { OrderID: orderId } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
    const { personId } = await shop.states.cart.get({ orderId });
    const { store } = shop.application;
    await store.add(`cart-${orderId}`, 'CartSaved', { orderId, personId, name: 'Press 4', byEmail: false });
    await store.add(`cart-${orderId}`, 'CartResumed', { orderId, short: [] });
    const { total } = await readyToPay(ben, [['6306', 1]], 'ben@laurentide.example');
    const { OrderHeader } = await ben.post('checkout/getheader', { OrderId: orderId });
    expect(OrderHeader).toMatchObject({ OrderTag: 'Press 4', PaymentAmount: total, OrderTotal: total });
    const payment = { method: 'terms', poNumber: 'PO-1' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    const placed = await ben.post('checkout/get_ordercomplete', { OrderId: orderId });
    expect(placed.OrderHeader).toMatchObject({ OrderTag: 'Press 4', PaymentAmount: total });
  });

  it('has no name where the cart was never saved, and is to be paid in full', async () => {
    const guest = shop.visitor();
    const { OrderID: id } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
    const { OrderHeader } = await guest.get('cart/getcartdetails/{id}', { id });
    expect(OrderHeader).toMatchObject({ OrderTag: '', PaymentAmount: 2_000, OrderTotal: 2_000 });
  });
});
