import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import type { createEventDescriber } from './describe-events.ts';
import type { Subjects } from './subject-events.ts';
import { historyFunctions, historyQueries } from './history.queries.ts';

declare module '#projections/shared/projection-feature.ts' {
  interface RegisteredProjections {
    readonly subjects: Subjects;
    readonly describeEvents: ReturnType<typeof createEventDescriber>;
  }
}

export const feature = {
  needs: ['proof', 'shipping', 'warehouse'],
  queries: (read: ReadSide, shop: RegisteredProjections) => historyQueries(read, shop.descriptions, shop.subjects),
  functions: (read: ReadSide, shop: RegisteredProjections) => ({ history: historyFunctions(read, shop.subjects) }),
} satisfies ProjectionFeature;
