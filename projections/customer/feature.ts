import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { customerFunctions, customerQueries } from './customer.queries.ts';
import { peopleFunctions } from './people.functions.ts';

export const feature = {
  needs: ['catalogue', 'contact', 'credit', 'customer-note', 'order', 'quote', 'staff', 'store'],
  queries: customerQueries,
  functions: (read: ReadSide) => ({ customer: customerFunctions(read), people: peopleFunctions(read) }),
} satisfies ProjectionFeature;
