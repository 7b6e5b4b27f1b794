import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { taxExemptions, taxRecords } from './tax-records.ts';
import { taxDescriptions, taxExemptionDescriptions } from './tax.descriptions.ts';
import { taxFunctions, taxQueries } from './tax.queries.ts';
import { taxSubject } from './tax.subject.ts';

export const feature = {
  needs: ['account', 'setting', 'store'],
  // Asked for with every page of a buyer where prices are shown with tax; few accounts have any.
  mirrored: readModelList(taxRecords, taxExemptions),
  descriptions: [taxDescriptions, taxExemptionDescriptions],
  subjects: [taxSubject],
  queries: (read: ReadSide) => taxQueries(read),
  functions: (read: ReadSide) => ({ tax: taxFunctions(read) }),
} satisfies ProjectionFeature;
