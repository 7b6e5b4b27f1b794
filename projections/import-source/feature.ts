import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { importSourceRuns } from './import-source-runs.ts';
import { importSourceDescriptions } from './import-source.descriptions.ts';
import { importSourceFunctions, importSourceQueries } from './import-source.queries.ts';
import { importSources } from './import-sources.ts';

export const feature = {
  needs: ['import', 'staff'],
  readModels: readModelList(importSources, importSourceRuns),
  descriptions: [importSourceDescriptions],
  queries: (read: ReadSide) => importSourceQueries(read),
  functions: (read: ReadSide) => ({ importSource: importSourceFunctions(read) }),
} satisfies ProjectionFeature;
