// Operations over HTTP as who may, who may not, who calls them wrongly, and what goes over the wire, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { accessOfRoles } from './sections/access.ts';
import { wrongCalls } from './sections/bad-input.ts';
import { oddWords } from './sections/odd-words.ts';
import { theWire } from './sections/wire.ts';

describe('operations', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  accessOfRoles(theShop);
  wrongCalls(theShop);
  oddWords(theShop);
  theWire(theShop);
});
