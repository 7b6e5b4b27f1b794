import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { warehouseRecords } from './warehouse-records.ts';
import { warehouseFunctions, warehouseQueries } from './warehouse.queries.ts';

export const feature = {
  mirrored: readModelList(warehouseRecords),
  queries: (read: ReadSide) => warehouseQueries(read),
  functions: (read: ReadSide) => ({ warehouse: warehouseFunctions(read) }),
} satisfies ProjectionFeature;
