// A cart shared by link (issue 11) is a list of its own kind.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';

export const sharedCarts = (theShop: () => TestShop) =>
  describe('a cart shared by link', () => {
    let shop: TestShop;

    beforeAll(async () => {
      shop = theShop();
    });

    it('is no list of a shopper', async () => {
      const ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const { OrderID } = await ben.post('cart/addtocart', { ProductId: '6205' });
      const { ShareID: ListID } = await ben.post('cart/sharecart', { OrderId: OrderID });
      await shop.projectionsCaughtUp();
      expect(await ben.refused(ben.post('checkout/deletequickorderlist', { ListID }))).toMatchObject({ status: 404 });
      expect((await ben.get('profile/getwishlists', {})).Lists).toEqual([]);
      await ben.post('cart/removeallcartitems', { OrderId: OrderID });
    });
  });
