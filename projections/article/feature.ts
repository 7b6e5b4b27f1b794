import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { articleFunctions, articleQueries } from './article.queries.ts';

export const feature = {
  needs: ['category'],
  queries: (read: ReadSide) => articleQueries(read),
  functions: (read: ReadSide) => ({ article: articleFunctions(read) }),
} satisfies ProjectionFeature;
