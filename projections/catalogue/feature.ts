import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import { settings } from '#contracts/setting/settings.ts';
import { bestSellers } from './best-sellers.ts';
import { catalogueRecordFunctions } from './catalogue-records.functions.ts';
import { catalogueOptions, catalogueQueries } from './catalogue.queries.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { catalogueFunctions } from './product-answers.queries.ts';

declare module '#projections/shared/projection-feature.ts' {
  interface RegisteredProjections {
    readonly index: CatalogueIndex;
  }
}

const optionsOf = (read: ReadSide, { index, isOn }: RegisteredProjections) =>
  catalogueOptions(read, index, () => isOn(settings.guestsSeePrices));

export const feature = {
  needs: ['article', 'calendar', 'picture', 'price-list', 'product', 'setting', 'store', 'tax'],
  readModels: readModelList(bestSellers),
  queries: (read: ReadSide, shop: RegisteredProjections) => catalogueQueries(optionsOf(read, shop)),
  functions: (read: ReadSide, shop: RegisteredProjections) => ({
    catalogue: catalogueFunctions(optionsOf(read, shop)),
    catalogueRecords: catalogueRecordFunctions(read),
  }),
} satisfies ProjectionFeature;
