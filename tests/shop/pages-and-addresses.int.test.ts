// What managers write for readers, and where readers find it, on one shop.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { articlesOfTheBlog } from './sections/articles.ts';
import { keptBranches } from './sections/branches.ts';
import { contentPages } from './sections/content.ts';
import { documentsOfItems } from './sections/documents.ts';
import { marketOfTheShop } from './sections/market.ts';
import { openingOfTheShop } from './sections/opening.ts';
import { redirectsAndMissed } from './sections/redirects.ts';
import { settingUp } from './sections/setup.ts';
import { sitemapAndRobots } from './sections/sitemap.ts';

describe('pages and addresses of the shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  settingUp(theShop);
  articlesOfTheBlog(theShop);
  redirectsAndMissed(theShop);
  marketOfTheShop(theShop);
  documentsOfItems(theShop);
  sitemapAndRobots(theShop);
  keptBranches(theShop);
  contentPages(theShop);
  openingOfTheShop(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
