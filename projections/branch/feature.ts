import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { branchRecords } from './branch-records.ts';
import { branchDescriptions } from './branch.descriptions.ts';
import { branchFunctions, branchQueries } from './branch.queries.ts';
import { branchSubject } from './branch.subject.ts';

export const feature = {
  needs: ['setting'],
  mirrored: readModelList(branchRecords),
  descriptions: [branchDescriptions],
  subjects: [branchSubject],
  queries: (read: ReadSide) => branchQueries(read),
  functions: (read: ReadSide) => ({ branch: branchFunctions(read) }),
} satisfies ProjectionFeature;
