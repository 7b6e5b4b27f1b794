import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { categories } from './categories.ts';
import { categoryDeskQueries, categoryFunctions } from './category-desk.queries.ts';
import { categoryDescriptions } from './category.descriptions.ts';

export const feature = {
  // Few, and asked for by every cart: promotions and rules of price lists name them.
  mirrored: readModelList(categories),
  descriptions: [categoryDescriptions],
  queries: (read: ReadSide) => categoryDeskQueries(read),
  functions: (read: ReadSide) => ({ category: categoryFunctions(read) }),
} satisfies ProjectionFeature;
