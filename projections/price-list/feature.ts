import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { priceDeskQueries } from './price-desk.queries.ts';
import { priceListDescriptions, pricingDescriptions } from './price-list.descriptions.ts';
import { priceListForms } from './price-list-forms.ts';
import { priceListFunctions } from './price-list.functions.ts';
import { priceLists } from './price-lists.ts';
import { priceSubject } from './price.subject.ts';
import { prices } from './prices.ts';

export const feature = {
  needs: ['account', 'setting'],
  mirrored: readModelList(priceLists, priceListForms),
  // Asked again and again by key: by carts, quotes, orders and checkouts.
  remembered: readModelList(prices),
  readModels: readModelList(prices),
  descriptions: [priceListDescriptions, pricingDescriptions],
  subjects: [priceSubject],
  queries: (read: ReadSide) => priceDeskQueries(read),
  functions: (read: ReadSide) => ({ priceList: priceListFunctions(read) }),
} satisfies ProjectionFeature;
