// The shape of the functions that answer questions.
import type { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { Reader } from '../reader.ts';
import type { Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';

export type Answer<Q extends Question> = QuestionOutput<Q> | JsonText<QuestionOutput<Q>>;

/** An answer adds everything that it depends on to `seen`. */
export type Answers = {
  readonly [Q in Question]: (
    input: QuestionInput<Q>,
    reader: Reader,
    seen: Set<string>,
  ) => Promise<Answer<Q>> | Answer<Q>;
};
