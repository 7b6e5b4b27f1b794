// Operations over HTTP as who may, who may not, who calls them wrongly, what goes over the wire, and what one caller sends that
// harms others, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { accessOfRoles } from './sections/access.ts';
import { wrongCalls } from './sections/bad-input.ts';
import { oddWords } from './sections/odd-words.ts';
import { theWire } from './sections/wire.ts';
import { requestsOfOneCaller } from '../security/sections/requests.ts';
import { uploadedFiles } from '../security/sections/uploads.ts';

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
  requestsOfOneCaller(theShop);
  uploadedFiles(theShop);
});
