import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { stock } from './stock.ts';
import { stockDescriptions } from './stock.descriptions.ts';
import { stockItems } from './stock-items.ts';
import { stockFunctions, stockQueries } from './stock.queries.ts';
import { stockSubject } from './stock.subject.ts';

export const feature = {
  needs: ['product'],
  // Asked again and again by key: by carts, quotes, orders and checkouts.
  remembered: readModelList(stock),
  readModels: readModelList(stock, stockItems),
  descriptions: [stockDescriptions],
  subjects: [stockSubject],
  queries: (read: ReadSide) => stockQueries(read),
  functions: (read: ReadSide) => ({ stock: stockFunctions(read) }),
} satisfies ProjectionFeature;
