import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { menuFunctions, menuQueries } from './menu.queries.ts';

export const feature = {
  queries: (read: ReadSide) => menuQueries(read),
  functions: (read: ReadSide) => ({ menu: menuFunctions(read) }),
} satisfies ProjectionFeature;
