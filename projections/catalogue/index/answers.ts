// Answers the questions of the port from the embedded index's copy of the catalogue, one function for each.
import type { Answers } from './answer.ts';
import { createCards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { categoryAnswers } from './category-answers.ts';
import { createFragmentCache } from './fragment-cache.ts';
import { pageAnswers } from './page-answers.ts';
import { productAnswers } from './product-answers.ts';

export function createAnswers(copy: CatalogueCopy): Answers {
  const fragments = createFragmentCache(copy.changes);
  const cards = createCards(copy, fragments);
  return {
    ...categoryAnswers(copy),
    ...pageAnswers(copy, fragments, cards),
    ...productAnswers(copy, fragments, cards),
  };
}
