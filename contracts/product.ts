import { z } from 'zod';
import { attributeValue, availability, productCard } from './category.ts';
import { defineOperations } from './operation.ts';
import { itemNumber } from './shared.ts';

export const productDetails = productCard.extend({
  description: z.string(),
  weightKg: z.number(),
  /** First the photograph-like render (600 px), last the dimension drawing where there is one. */
  pictures: z.array(z.object({ url: z.string(), kind: z.enum(['render', 'drawing']) })),
  attributes: z.array(attributeValue),
  warehouses: z.array(z.object({ warehouse: z.string(), quantity: z.int() })),
  category: z.object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string() }),
  breadcrumb: z.array(z.object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string() })),
  bundle: z.array(
    z.object({
      itemNumber: z.string(),
      seoFriendlyName: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      quantity: z.int(),
    }),
  ),
  accessories: z.array(productCard),
});
export type ProductDetails = z.output<typeof productDetails>;

/** Other features need to know these of a product, in every language. */
export const productFacts = z.object({
  itemNumber: z.string(),
  name: z.object({ en: z.string(), fr: z.string() }),
  seoFriendlyName: z.string(),
  imageUrl: z.string(),
  unit: z.string(),
  packQuantity: z.int(),
  grams: z.int(),
  taxClass: z.string().optional().meta({ description: 'Absent: standard' }),
  lengthMm: z.int().optional().meta({ description: 'The longest side of one unit in millimetres' }),
  backorder: z.boolean(),
  availability,
  bundle: z.array(z.object({ itemNumber: z.string(), quantity: z.int() })),
});
export type ProductFacts = z.output<typeof productFacts>;

export const productOperations = defineOperations({
  'product/productinfo': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary:
      'Everything about one product: attributes, tier prices, stock by warehouse, pictures, bundle and accessories',
    input: z.strictObject({ productId: itemNumber }),
    output: productDetails,
  },
  'product/getsimilarproducts': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'Products of the same family, near in size',
    input: z.strictObject({ productId: itemNumber, numberOfProducts: z.int().min(1).max(24).default(8) }),
    output: z.array(productCard),
  },
});
