// People with an account, and what staff change of their companies, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { accountsOfPeople, registeringBehind } from './sections/account.ts';
import { customerChanges } from './sections/customer-changes.ts';

describe('accounts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  accountsOfPeople(theShop);
  customerChanges(theShop);
});

registeringBehind();
