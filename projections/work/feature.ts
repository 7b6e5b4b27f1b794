import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { WorkItemRow } from './work-items.ts';
import { workDescriptions } from './work.descriptions.ts';
import { workFunctions, workQueries } from './work.queries.ts';

declare module '#projections/shared/projection-feature.ts' {
  interface RegisteredProjections {
    readonly workItems: ReadModel<WorkItemRow>;
  }
}

export const feature = {
  needs: ['account', 'calendar', 'conversation', 'effect', 'order', 'staff'],
  descriptions: [workDescriptions],
  queries: (read: ReadSide, shop: RegisteredProjections) => workQueries(read, shop.workItems, shop.workKinds),
  functions: (read: ReadSide, shop: RegisteredProjections) => ({ work: workFunctions(read, shop.workItems) }),
} satisfies ProjectionFeature;
