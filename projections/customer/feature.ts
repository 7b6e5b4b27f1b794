import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { customerFunctions, customerQueries } from './customer.queries.ts';
import { peopleFunctions } from './people.functions.ts';

export const feature = {
  needs: ['contact', 'credit', 'customer-note', 'openid', 'order', 'price-list', 'quote', 'setting', 'staff'],
  queries: customerQueries,
  functions: (read: ReadSide) => ({ customer: customerFunctions(read), people: peopleFunctions(read) }),
} satisfies ProjectionFeature;
