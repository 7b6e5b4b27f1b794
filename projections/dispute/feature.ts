import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { disputeWork } from './dispute-work.ts';
import { disputeDescriptions } from './dispute.descriptions.ts';
import { disputeFunctions } from './dispute.queries.ts';
import { disputes } from './disputes.ts';

export const feature = {
  readModels: readModelList(disputes),
  descriptions: [disputeDescriptions],
  workKinds: [disputeWork],
  functions: (read: ReadSide) => ({ dispute: disputeFunctions(read) }),
} satisfies ProjectionFeature;
