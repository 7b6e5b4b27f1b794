// Who buys and how it is paid, also at the same moment and without an answer (holds are counted first); quotes of buyers and
// staff, the files that go with lines, and documents of who bought, on one shop.
import { expectBuiltWithoutPersons } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { attachmentFiles } from './sections/attachment-files.ts';
import { attachmentsOfLines } from './sections/attachments.ts';
import { checkoutByCard } from './sections/checkout.ts';
import { downloadsOfBuyers } from './sections/downloads.ts';
import { providerAway } from './sections/pending-payments.ts';
import { quoteDesk } from './sections/quote-desk.ts';
import { quotesBetween } from './sections/quotes.ts';
import { manyAtOnce } from './sections/races.ts';
import { twoWebProcesses } from './sections/two-webs.ts';
import { variantOptions } from './sections/variant-options.ts';

describe('checkouts and quotes', () => {
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
  quotesBetween(theShop);
  quoteDesk(theShop);
  variantOptions(theShop);
  attachmentsOfLines(theShop);
  attachmentFiles(theShop);
  downloadsOfBuyers(theShop);

  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
