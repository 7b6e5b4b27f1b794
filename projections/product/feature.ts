import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { productDeskQueries } from './product-desk.queries.ts';
import { productDescriptions } from './product.descriptions.ts';
import { productList } from './product-list.ts';
import { productFunctions, productQueries } from './product.queries.ts';
import { productSubject } from './product.subject.ts';
import { products } from './products.ts';

export const feature = {
  needs: ['calendar', 'category', 'family', 'price-list'],
  // Asked again and again by key: by carts, quotes, orders and checkouts.
  remembered: readModelList(products),
  readModels: readModelList(products, productList),
  descriptions: [productDescriptions],
  subjects: [productSubject],
  queries: (read: ReadSide) => ({ ...productQueries(read), ...productDeskQueries(read) }),
  functions: (read: ReadSide) => ({ product: productFunctions(read) }),
} satisfies ProjectionFeature;
