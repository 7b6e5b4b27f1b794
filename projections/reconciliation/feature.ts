import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { reconciliationWork } from './reconciliation-work.ts';
import { reconciliationDescriptions } from './reconciliation.descriptions.ts';
import { reconciliationFunctions, reconciliationQueries } from './reconciliation.queries.ts';
import { reconciliationSubject } from './reconciliation.subject.ts';
import { reconciliations } from './reconciliations.ts';

export const feature = {
  needs: ['order', 'setting'],
  readModels: readModelList(reconciliations),
  descriptions: [reconciliationDescriptions],
  subjects: [reconciliationSubject],
  workKinds: [reconciliationWork],
  queries: (read: ReadSide) => reconciliationQueries(read),
  functions: (read: ReadSide) => ({ reconciliation: reconciliationFunctions(read) }),
} satisfies ProjectionFeature;
