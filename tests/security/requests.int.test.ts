// What one caller sends that harms others, and what a file can do, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { requestsOfOneCaller } from './sections/requests.ts';
import { uploadedFiles } from './sections/uploads.ts';

describe('what callers send', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  requestsOfOneCaller(theShop);
  uploadedFiles(theShop);
});
