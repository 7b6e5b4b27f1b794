import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { effectDescriptions } from './effect.descriptions.ts';
import { effectFunctions, effectQueries } from './effect.queries.ts';

export const feature = {
  needs: ['account', 'attachment', 'cart', 'contact', 'import-source', 'order', 'quote'],
  descriptions: [effectDescriptions],
  queries: (read: ReadSide) => effectQueries(read),
  functions: (read: ReadSide) => ({ effect: effectFunctions(read) }),
} satisfies ProjectionFeature;
