import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { stockItems } from './stock-items.ts';
import { stockFunctions, stockQueries } from './stock.queries.ts';
import { stockSubject } from './stock.subject.ts';

export const feature = {
  needs: ['catalogue'],
  readModels: readModelList(stockItems),
  subjects: [stockSubject],
  queries: (read: ReadSide) => stockQueries(read),
  functions: (read: ReadSide) => ({ stock: stockFunctions(read) }),
} satisfies ProjectionFeature;
