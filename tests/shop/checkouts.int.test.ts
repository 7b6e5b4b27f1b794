// Who buys and how it is paid, also at the same moment and without an answer, on one shop; holds are counted first.
import { startShop, type TestShop } from '../harness/shop.ts';
import { checkoutByCard } from './sections/checkout.ts';
import { providerAway } from './sections/pending-payments.ts';
import { manyAtOnce } from './sections/races.ts';
import { twoWebProcesses } from './sections/two-webs.ts';

describe('checkouts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  providerAway(theShop);
  checkoutByCard(theShop);
  manyAtOnce(theShop);
  twoWebProcesses(theShop);
});
