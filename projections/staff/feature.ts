import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { roles } from './roles.ts';
import { staffMembers } from './staff-members.ts';
import { administratorsDescriptions, roleDescriptions, staffDescriptions } from './staff.descriptions.ts';
import { staffFunctions, staffQueries } from './staff.queries.ts';

export const feature = {
  readModels: readModelList(roles, staffMembers),
  descriptions: [administratorsDescriptions, roleDescriptions, staffDescriptions],
  queries: (read: ReadSide) => staffQueries(read),
  functions: (read: ReadSide) => ({ staff: staffFunctions(read) }),
} satisfies ProjectionFeature;
