// What the functions are like that answer questions.
import type { JsonText } from '#platform/operations/json-text.ts';
import type { Reader } from '../reader.ts';
import type { Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';

export type Answer<Q extends Question> = QuestionOutput<Q> | JsonText<QuestionOutput<Q>>;

/** What an answer looked at is added to `seen`. */
export type Answers = {
  readonly [Q in Question]: (
    input: QuestionInput<Q>,
    reader: Reader,
    seen: Set<string>,
  ) => Promise<Answer<Q>> | Answer<Q>;
};
