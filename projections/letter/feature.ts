import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { letterFunctions } from './letter.functions.ts';
import { letterQueries } from './letter.queries.ts';

export const feature = {
  needs: [
    'contact',
    'customer',
    'import-source',
    'invoice',
    'newsletter',
    'order',
    'product',
    'quote',
    'setting',
    'staff',
    'store',
  ],
  queries: (read: ReadSide) => letterQueries(read),
  functions: (read: ReadSide) => ({ letter: letterFunctions(read) }),
} satisfies ProjectionFeature;
