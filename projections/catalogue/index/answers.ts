// What the embedded index answers, from its copy of the catalogue: one function for each question.
import type { JsonText } from '#platform/operations/json-text.ts';
import type { Reader } from '../reader.ts';
import { createCards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';
import { categoryAnswers } from './category-answers.ts';
import { createFinishedPieces } from './finished-pieces.ts';
import { pageAnswers } from './page-answers.ts';
import { productAnswers } from './product-answers.ts';

export type Answer<Q extends Question> = QuestionOutput<Q> | JsonText<QuestionOutput<Q>>;

/** What an answer looked at is added to `seen`. */
export type Answers = {
  readonly [Q in Question]: (
    input: QuestionInput<Q>,
    reader: Reader,
    seen: Set<string>,
  ) => Promise<Answer<Q>> | Answer<Q>;
};

export function createAnswers(copy: CatalogueCopy): Answers {
  const pieces = createFinishedPieces(copy.changes);
  const cards = createCards(copy, pieces);
  return { ...categoryAnswers(copy), ...pageAnswers(copy, pieces, cards), ...productAnswers(copy, pieces, cards) };
}
