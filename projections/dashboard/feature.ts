import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import { quoteCourses } from './quote-courses.ts';
import { salesCorrections } from './sales-corrections.ts';
import { itemSales, itemSalesBlocks, salesSlots } from './sales.ts';

export const feature = {
  needs: ['customer', 'effect', 'order', 'product', 'quote', 'stock', 'work'],
  readModels: readModelList(salesSlots, salesCorrections, itemSales, itemSalesBlocks, quoteCourses),
  queries: (read: ReadSide) => dashboardQueries(read),
} satisfies ProjectionFeature;
