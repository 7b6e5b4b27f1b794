import type { LoaderContext } from '#storefront/shared/loader.ts';
import { QuestionList } from './question-list-later.ts';
import { questionsQuery } from './question.queries.ts';

/** In a loader: the questions of a product and, where it has any, what shows them. */
export async function loadQuestions(itemNumber: string, load: LoaderContext['load']): Promise<void> {
  const { Total } = await load(questionsQuery(itemNumber));
  if (Total) await QuestionList.preload();
}
