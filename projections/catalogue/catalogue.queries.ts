import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { bundleQueries } from './bundle.queries.ts';
import type { CatalogueQueriesOptions } from './catalogue-queries-options.ts';
import { categoryQueries } from './category.queries.ts';
import { comparisonQueries } from './comparison.queries.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { productAnswerQueries } from './product-answers.queries.ts';
import { readerOf } from './reader.ts';

/** Asks the catalogue's index on behalf of the caller. */
export function catalogueOptions(
  read: ReadSide,
  index: CatalogueIndex,
  guestsSeePrices: () => boolean,
): CatalogueQueriesOptions {
  return {
    read,
    async ask(question, input, context, otherReader) {
      const reader = otherReader ?? (await readerOf(context, guestsSeePrices()));
      const { output, dependencies, isBehind } = await index.ask(question, input, reader, context.reads.after());
      context.reads.addDependencies(dependencies);
      if (isBehind) context.reads.fellBehind();
      return output;
    },
  };
}

export const catalogueQueries = (options: CatalogueQueriesOptions) => ({
  ...categoryQueries(options),
  ...bundleQueries,
  ...comparisonQueries(options),
  ...productAnswerQueries(options),
});
