import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import { settings } from '#contracts/setting/settings.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { attributeFunctions } from './attribute.queries.ts';
import { brandDescriptions } from './brand.descriptions.ts';
import { brandFunctions } from './brand.queries.ts';
import { brands } from './brands.ts';
import { catalogueRecordFunctions } from './catalogue-records.functions.ts';
import {
  attributeDescriptions,
  categoryDescriptions,
  familyDescriptions,
  priceListDescriptions,
  productDescriptions,
  stockDescriptions,
} from './catalogue.descriptions.ts';
import {
  catalogueOptions,
  catalogueQueries,
  catalogueReadModels,
  mirroredCatalogueReadModels,
  rememberedCatalogueReadModels,
} from './catalogue.queries.ts';
import { categoryFunctions } from './category-desk.queries.ts';
import { familyFunctions } from './family.queries.ts';
import { priceChangeFunctions, priceChangeQueries } from './price-change.queries.ts';
import { priceChanges } from './price-changes.ts';
import { priceDeskQueries } from './price-desk.queries.ts';
import { priceListForms } from './price-list-forms.ts';
import { priceListFunctions } from './price-list.functions.ts';
import { priceLists } from './price-lists.ts';
import { priceSubject } from './price.subject.ts';
import { priceChangeDescriptions, pricingDescriptions } from './pricing.descriptions.ts';
import { productFunctions } from './product.queries.ts';
import { productSubject } from './product.subject.ts';
import { synonymDescriptions } from './synonym.descriptions.ts';
import { synonymFunctions } from './synonym.queries.ts';

declare module '#projections/shared/projection-feature.ts' {
  interface RegisteredProjections {
    readonly index: CatalogueIndex;
  }
}

const optionsOf = (read: ReadSide, { index, isOn }: RegisteredProjections) =>
  catalogueOptions(read, index, () => isOn(settings.guestsSeePrices));

export const feature = {
  needs: ['account', 'article', 'calendar', 'picture', 'store', 'tax'],
  mirrored: [...mirroredCatalogueReadModels, ...readModelList(priceLists, priceListForms)],
  remembered: rememberedCatalogueReadModels,
  readModels: [...catalogueReadModels, ...readModelList(brands, priceChanges)],
  descriptions: [
    attributeDescriptions,
    familyDescriptions,
    brandDescriptions,
    synonymDescriptions,
    categoryDescriptions,
    priceChangeDescriptions,
    priceListDescriptions,
    pricingDescriptions,
    productDescriptions,
    stockDescriptions,
  ],
  subjects: [productSubject, priceSubject],
  queries: (read: ReadSide, shop: RegisteredProjections) => ({
    ...catalogueQueries(optionsOf(read, shop)),
    ...priceChangeQueries(read),
    ...priceDeskQueries(read),
  }),
  functions: (read: ReadSide, shop: RegisteredProjections) => ({
    attribute: attributeFunctions(read),
    family: familyFunctions(read),
    brand: brandFunctions(read),
    synonym: synonymFunctions(read),
    catalogueRecords: catalogueRecordFunctions(read),
    category: categoryFunctions(read),
    priceChange: priceChangeFunctions(read),
    priceList: priceListFunctions(read),
    product: productFunctions(optionsOf(read, shop)),
  }),
} satisfies ProjectionFeature;
