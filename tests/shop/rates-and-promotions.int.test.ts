// What of rates and promotions is read by lists, on one shop.
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { pricesOfTheShop } from './sections/prices.ts';
import { promotionsInSql } from './sections/promotions.ts';
import { ratesOfManagers } from './sections/rates.ts';

describe('rates and promotions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  ratesOfManagers(theShop);
  promotionsInSql(theShop);
  pricesOfTheShop(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
});
