// What waits for a person (counted first), people with an account, what staff change of their companies, and what of rates and
// promotions is read by lists, on one shop.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { accountsOfPeople, registeringBehind } from './sections/account.ts';
import { customerChanges } from './sections/customer-changes.ts';
import { erasureOfPersons } from './sections/erasure.ts';
import { pricesOfTheShop } from './sections/prices.ts';
import { promotionsInSql } from './sections/promotions.ts';
import { ratesOfManagers } from './sections/rates.ts';
import { stuckEffects } from './sections/stuck-effects.ts';

describe('accounts and rates', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  stuckEffects(theShop);
  accountsOfPeople(theShop);
  customerChanges(theShop);
  ratesOfManagers(theShop);
  promotionsInSql(theShop);
  pricesOfTheShop(theShop);
  // Last: it moves the clock by days, and Chloé is gone afterwards.
  erasureOfPersons(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});

registeringBehind();
