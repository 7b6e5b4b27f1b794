// Quotes of buyers and staff, the files that go with lines, and documents of who bought, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { attachmentFiles } from './sections/attachment-files.ts';
import { attachmentsOfLines } from './sections/attachments.ts';
import { downloadsOfBuyers } from './sections/downloads.ts';
import { quoteDesk } from './sections/quote-desk.ts';
import { quotesBetween } from './sections/quotes.ts';

describe('quotes and attachments', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  quotesBetween(theShop);
  quoteDesk(theShop);
  attachmentsOfLines(theShop);
  attachmentFiles(theShop);
  downloadsOfBuyers(theShop);
});
