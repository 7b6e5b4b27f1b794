import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { importDescriptions } from './import.descriptions.ts';
import { importFunctions } from './import.functions.ts';
import { importQueries } from './import.queries.ts';
import { importSubject } from './import.subject.ts';
import { importMatchings, imports } from './imports.ts';

export const feature = {
  needs: [
    'branch',
    'catalogue',
    'customer',
    'customer-part-number',
    'family',
    'page',
    'picture',
    'price-list',
    'product',
    'redirect',
    'setting',
    'shipping',
    'static-content',
    'store',
    'synonym',
    'tax',
    'warehouse',
  ],
  readModels: readModelList(imports, importMatchings),
  descriptions: [importDescriptions],
  subjects: [importSubject],
  queries: (read: ReadSide) => importQueries(read),
  functions: (read: ReadSide) => ({ import: importFunctions(read) }),
} satisfies ProjectionFeature;
