// Makes the functions that answer questions a catalogue index.
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { Reader } from '../reader.ts';
import type { Answer, Answers } from './answer.ts';
import type { CatalogueIndex, Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';

/** Waits with the answer until `waitFor` says that the position was passed that a question names, or that it was not in time. */
export function answerWith(answers: Answers, waitFor: (position: bigint) => Promise<boolean>): CatalogueIndex {
  return {
    async ask<Q extends Question>(question: Q, input: QuestionInput<Q>, reader: Reader, after?: bigint) {
      const isBehind = after !== undefined && !(await waitFor(after));
      const seen = new Set<string>();
      const answer = answers[question] as (
        input: QuestionInput<Q>,
        reader: Reader,
        seen: Set<string>,
      ) => Promise<Answer<Q>> | Answer<Q>;
      const output = await answer(input, reader, seen);
      return {
        output: output instanceof JsonText ? (output as JsonText<QuestionOutput<Q>>) : JsonText.of(output),
        dependencies: [...seen],
        isBehind,
      };
    },
  };
}
