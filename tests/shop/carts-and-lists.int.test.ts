// What shoppers gather before they order, on one shop.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { cartsAtTheDesk } from './sections/carts-at-the-desk.ts';
import { colleaguesCarts } from './sections/colleagues-carts.ts';
import { itemLists } from './sections/item-lists.ts';
import { mondayToWednesday } from './sections/monday-to-wednesday.ts';
import { orderedAgain } from './sections/order-again.ts';
import { pendingCarts } from './sections/pending-carts.ts';
import { pendingOrders } from './sections/pending-orders.ts';
import { quickOrder } from './sections/quick-order.ts';
import { savedCarts } from './sections/saved-carts.ts';
import { sharedCarts } from './sections/shared-cart.ts';
import { wantList } from './sections/want-list.ts';
import { wishLists } from './sections/wish-lists.ts';

describe('carts and lists', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  // First: it tells what lies on the shelf before anybody has ordered.
  quickOrder(theShop);
  sharedCarts(theShop);
  wishLists(theShop);
  itemLists(theShop);
  savedCarts(theShop);
  pendingCarts(theShop);
  pendingOrders(theShop);
  wantList(theShop);
  orderedAgain(theShop);
  cartsAtTheDesk(theShop);
  colleaguesCarts(theShop);
  // Last: it moves the clock by days.
  mondayToWednesday(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
