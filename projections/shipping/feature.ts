import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { shippingRecords } from './shipping-records.ts';
import { shippingDescriptions, warehouseDescriptions } from './shipping.descriptions.ts';
import { shippingFunctions, shippingQueries } from './shipping.queries.ts';
import { calendarSubject, shippingSubject, warehouseSubject } from './shipping.subject.ts';

export const feature = {
  needs: ['calendar', 'setting', 'warehouse'],
  mirrored: readModelList(shippingRecords),
  descriptions: [shippingDescriptions, warehouseDescriptions],
  subjects: [shippingSubject, warehouseSubject, calendarSubject],
  queries: (read: ReadSide) => shippingQueries(read),
  functions: (read: ReadSide) => ({ shipping: shippingFunctions(read) }),
} satisfies ProjectionFeature;
