// Reviews, questions, letters to the shop, families and synonyms, on one shop.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { contactForm } from './sections/enquiries.ts';
import { productFamilies } from './sections/families.ts';
import { newsletterSentences } from './sections/newsletter.ts';
import { questionsAboutItems } from './sections/questions.ts';
import { productReviews } from './sections/reviews.ts';
import { searchSynonyms } from './sections/synonyms.ts';

describe('what people say and ask on product pages', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  searchSynonyms(theShop);
  productFamilies(theShop);
  productReviews(theShop);
  questionsAboutItems(theShop);
  contactForm(theShop);
  newsletterSentences(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
