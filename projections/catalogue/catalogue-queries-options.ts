import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { Reader } from './reader.ts';
import type { Question, QuestionInput, QuestionOutput } from './index/catalogue-index.ts';

export interface CatalogueQueriesOptions {
  readonly read: ReadSide;
  /** Asks the index for the caller, as they may see it, or for whoever `reader` is. */
  ask<Q extends Question>(
    question: Q,
    input: QuestionInput<Q>,
    context: OperationContext,
    reader?: Reader,
  ): Promise<JsonText<QuestionOutput<Q>>>;
}

/** The answer as it came. `otherwise` says what is wrong where there is none. */
export const found = <T>(answer: JsonText<T | null>, otherwise: () => never): JsonText<T> =>
  answer.isNull ? otherwise() : (answer as JsonText<T>);
