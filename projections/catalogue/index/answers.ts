// What the embedded index answers, from its copy of the catalogue: one function for each question.
import type { Answers } from './answer.ts';
import { createCards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { categoryAnswers } from './category-answers.ts';
import { createFinishedPieces } from './finished-pieces.ts';
import { pageAnswers } from './page-answers.ts';
import { productAnswers } from './product-answers.ts';

export function createAnswers(copy: CatalogueCopy): Answers {
  const pieces = createFinishedPieces(copy.changes);
  const cards = createCards(copy, pieces);
  return { ...categoryAnswers(copy), ...pageAnswers(copy, pieces, cards), ...productAnswers(copy, pieces, cards) };
}
