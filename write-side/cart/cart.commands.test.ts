import { given } from '../../tests/harness/command-specification.ts';
import { startMemoryShop, type MemoryShop } from '../../tests/harness/memory-shop.ts';

describe('a cart', () => {
  let shop: MemoryShop;
  beforeAll(async () => {
    shop = await startMemoryShop();
  });

  it('begins with the first item that a guest adds, at the price of today', async () => {
    const session = shop.session('guest');
    const { OrderID } = await given(shop)
      .when('cart/addtocart', { ProductId: '6205', Qty: 10 }, session)
      .then({ lineCount: 1 }, ({ OrderID: id }) => [
        [`cart-${id}`, 'CartOpened'],
        [`cart-${id}`, 'CartLineAdded', { itemNumber: '6205', quantity: 10 }],
      ]);
    expect(session.orderId).toBe(OrderID);
  });
  it('takes no item that is not there', () =>
    given(shop).when('cart/addtocart', { ProductId: 'NOWHERE', Qty: 1 }, 'guest').thenRefused('product_not_found'));
});
