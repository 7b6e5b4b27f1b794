import { z } from 'zod';
import { attributeValue, availability, productCard, variantOption } from '../category/category.ts';
import { DOCUMENT_KINDS } from '#domain/product/product.events.ts';
import { defineOperations } from '../shared/operation.ts';
import { itemNumber } from '../shared/shared.ts';

/** Whole millimetres of what is shipped; 0 where nobody measured. */
export const dimensions = z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() });

export const productDetails = productCard.extend({
  description: z.string().meta({ description: 'HTML of a few harmless tags' }),
  summary: z.string().meta({ description: 'The beginning of the description as plain text' }),
  gtin: z.string().meta({ description: 'Empty where nobody said' }),
  manufacturerNumber: z.string(),
  weightKg: z.number(),
  dimensions,
  /** First the photograph-like render (600 px), last the dimension drawing where there is one. */
  pictures: z.array(z.object({ url: z.string(), kind: z.enum(['render', 'drawing']), altText: z.string() })),
  documents: z.array(
    z.object({
      document: z.string().meta({ description: 'SHA-256 of the file, hex' }),
      kind: z.enum(DOCUMENT_KINDS),
      title: z.string(),
      contentType: z.string(),
      size: z.int().meta({ description: 'Bytes' }),
      needsSignIn: z.boolean().meta({ description: 'Only who is signed in may have it, and this reader is not' }),
      forBuyers: z.boolean().meta({ description: 'Only who has bought the product may have it, by `download/take`' }),
    }),
  ),
  /** What the variants of its family differ in; empty where it stands alone. */
  options: z.array(variantOption),
  /** Replaces an item that is discontinued. */
  successor: z.object({ itemNumber: z.string(), seoFriendlyName: z.string(), name: z.string() }).optional(),
  attributes: z.array(attributeValue),
  warehouses: z.array(z.object({ warehouse: z.string(), quantity: z.int() })),
  orderBy: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Ordered before, what is in stock ships on the day that `availability` names' }),
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

const translated = z.object({ en: z.string(), fr: z.string() });

/** Other features need to know these of a product, in every language. */
export const productFacts = z.object({
  itemNumber: z.string(),
  name: translated,
  seoFriendlyName: z.string(),
  imageUrl: z.string(),
  unit: z.string(),
  packQuantity: z.int(),
  minimumQuantity: z.int(),
  quantityStep: z.int(),
  grams: z.int(),
  dimensions,
  taxClass: z.string(),
  lengthMm: z.int().meta({ description: 'The longest side of one unit in millimetres; 0 where nobody measured' }),
  backorder: z.boolean(),
  giftCertificate: z.boolean(),
  availability,
  bundle: z.array(z.object({ itemNumber: z.string(), quantity: z.int() })),
  options: z
    .array(z.object({ name: translated, value: translated }))
    .meta({ description: 'What sets a variant apart from the others of its family, in the order of the family' }),
});
export type ProductFacts = z.output<typeof productFacts>;

const file = z.object({
  fileName: z.string(),
  content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
});

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
  'product/get_options': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'What the variants of the family of a product differ in, with the variant that each value leads to',
    input: z.strictObject({ productId: itemNumber }),
    output: z.object({ options: z.array(variantOption) }),
  },
  'product/getvariants': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary:
      'The variants of the family of a product that are sold, each with its value of every option, price and stock',
    input: z.strictObject({ productId: itemNumber }),
    output: z.array(productCard),
  },
  'product/document': {
    via: 'getfile',
    kind: 'query',
    access: 'anyone',
    file: 'application/octet-stream',
    summary: 'A document of a product that everybody may have, or who is signed in',
    input: z.strictObject({
      productId: itemNumber,
      document: z.string().regex(/^[0-9a-f]{64}$/, 'document_not_found'),
    }),
    output: file,
  },
  'product/datasheet': {
    via: 'getfile',
    kind: 'query',
    access: 'anyone',
    file: 'application/pdf',
    perMinute: 20,
    summary: 'What the page of a product says as a PDF, with prices for who sees them',
    input: z.strictObject({ productId: itemNumber }),
    output: file,
  },
});
