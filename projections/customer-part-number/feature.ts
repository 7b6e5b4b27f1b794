import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { customerPartNumberDescriptions } from './customer-part-number.descriptions.ts';
import { customerPartNumberFunctions } from './customer-part-number.functions.ts';
import { customerPartNumberQueries } from './customer-part-number.queries.ts';
import { numbersOfItems, partNumberCounts, partNumbers } from './part-numbers.ts';

export const feature = {
  needs: ['account', 'contact', 'product', 'quick-order'],
  readModels: readModelList(partNumbers, numbersOfItems, partNumberCounts),
  remembered: readModelList(partNumberCounts),
  descriptions: [customerPartNumberDescriptions],
  queries: (read: ReadSide) => customerPartNumberQueries(read),
  functions: (read: ReadSide) => ({ customerPartNumber: customerPartNumberFunctions(read) }),
} satisfies ProjectionFeature;
