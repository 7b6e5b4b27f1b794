// What waits for a person (counted first), people with an account, and what staff change of their companies, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { accountsOfPeople, registeringBehind } from './sections/account.ts';
import { customerChanges } from './sections/customer-changes.ts';
import { stuckEffects } from './sections/stuck-effects.ts';

describe('accounts', () => {
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
});

registeringBehind();
