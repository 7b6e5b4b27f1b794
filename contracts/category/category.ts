import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, id, itemNumber, none, numberParameter, requiredText, text } from '../shared/shared.ts';

/** Spec 3, category tree node. Type 0 is an ordinary category; type 1 links to LinkBasedURL. */
export interface CategoryNode {
  CategoryId: string;
  CategoryName: string;
  SEOFriendlyName: string;
  CategoryTypeID: 0 | 1;
  LinkBasedURL: string;
  Pictogram: string;
  PictureURL: string;
  ProductCount: number;
  ChildCategory: CategoryNode[];
}
const categoryNode: z.ZodType<CategoryNode, CategoryNode> = z.object({
  CategoryId: z.string(),
  CategoryName: z.string(),
  SEOFriendlyName: z.string(),
  CategoryTypeID: z.union([z.literal(0), z.literal(1)]),
  LinkBasedURL: z.string(),
  Pictogram: z.string(),
  PictureURL: z.string(),
  ProductCount: z.int(),
  get ChildCategory() {
    return z.array(categoryNode);
  },
});

/**
 * Says how much of an item can be had, and when. `backorder` ships after `leadTimeDays`; `sold-out` cannot be bought.
 */
export const availability = z.object({
  status: z.enum(['in-stock', 'backorder', 'sold-out', 'discontinued']),
  quantity: z.int(),
  leadTimeDays: z.int(),
  /** Calendar day in the shop's time zone; absent when it cannot be bought. */
  shipsOn: z.iso.date().optional(),
  /** Day on which ships what is ordered beyond the stock; absent when nothing can be. */
  backorderShipsOn: z.iso.date().optional(),
  /** Day on which the next delivery of it is expected. */
  expectedOn: z.iso.date().optional(),
  /** A gift certificate: there are always as many as are wanted. */
  byEmail: z.literal(true).optional(),
});
/** Of an item that is not there any more. */
export const DISCONTINUED: z.output<typeof availability> = { status: 'discontinued', quantity: 0, leadTimeDays: 0 };
export type Availability = z.output<typeof availability>;

export const priceTier = z.object({ quantity: z.int(), unitPrice: amount });

/** An attribute as a reader sees it, e.g. { key: "bore", name: "Bore", value: "25", unit: "mm" }. */
export const attributeValue = z.object({ key: z.string(), name: z.string(), value: z.string(), unit: z.string() });

const swatch = {
  label: z.string(),
  colour: z.string().meta({ description: '#rrggbb, or nothing' }),
  imageUrl: z.string().meta({ description: 'A picture of the value, or nothing' }),
};

/** The variants of a product's family on its card (spec 3, swatches). */
const cardVariants = z.object({
  count: z.int().meta({ description: 'Variants that are sold, itself among them' }),
  swatches: z.array(z.object(swatch)),
});
export type CardVariants = z.output<typeof cardVariants>;

/** What the variants of a product's family differ in (spec 7, get_options). */
export const variantOption = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      ...swatch,
      selected: z.boolean(),
      itemNumber: z.string().meta({ description: 'The variant that has it and agrees in most other options' }),
      seoFriendlyName: z.string(),
      keepsOthers: z.boolean().meta({ description: 'That variant differs in nothing else' }),
    }),
  ),
});
export type VariantOption = z.output<typeof variantOption>;

export const productCard = z.object({
  itemNumber: z.string(),
  seoFriendlyName: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  unit: z.string(),
  packQuantity: z.int(),
  minimumQuantity: z.int().meta({ description: 'The least that can be ordered' }),
  quantityStep: z.int().meta({ description: 'Ordered quantities are multiples of it' }),
  isNew: z.boolean(),
  currency: currencyCode,
  taxClass: z.string(),
  /** Without tax. Absent when this reader may not see prices ("Login to buy"). */
  prices: z.array(priceTier).optional(),
  priceBefore: amount
    .optional()
    .meta({ description: 'Of a reduced price: the lowest that one unit had for this reader in the 30 days before' }),
  availability,
  /** The category's table columns, in their order. */
  attributes: z.array(attributeValue),
  /** Absent where it stands alone. */
  variants: cardVariants.optional(),
});
export type ProductCard = z.output<typeof productCard>;

export const facet = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  /** Of numbers: the least and the greatest there are, and those that the list is narrowed to. */
  range: z
    .object({ min: z.number(), max: z.number(), from: z.number().nullable(), to: z.number().nullable() })
    .optional(),
});
export type Facet = z.output<typeof facet>;

/** `column-up` and `column-down` are by the attribute that `column` names, or by `brand` or `item` (number). */
export const sortOrder = z.enum(['best-match', 'price-up', 'price-down', 'name', 'newest', 'column-up', 'column-down']);

/**
 * `brand:Norvik,Tarn;bore:20,25`: facets joined by `;`, values of one facet by `,`, each value percent-encoded. Of numbers
 * also from and to: `bore:20..30`, `width:..15`. `price:10..50` is in whole money, `stock:in` what can be sent now.
 */
const filters = z.string().max(2_000).default('');

export const productPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  sort: sortOrder,
  column: z.string(),
  narrowedBy: z
    .array(z.enum(['price', 'stock']))
    .meta({ description: 'What the list can be narrowed by besides facets; prices where the reader sees them' }),
  sortedColumns: z.boolean().meta({ description: 'It can be sorted by its columns' }),
  products: z.array(productCard),
  facets: z.array(facet),
  columns: z.array(z.object({ key: z.string(), name: z.string(), unit: z.string() })),
});
export type ProductPage = z.output<typeof productPage>;

const listInput = {
  filters,
  sort: sortOrder.default('best-match'),
  column: text(40).default(''),
  page: numberParameter(1, 10_000).default(1),
  pageSize: numberParameter(1, 96).default(24),
};

/** A category beside another, with its picture. */
const neighbour = z
  .object({
    CategoryId: z.string(),
    CategoryName: z.string(),
    SEOFriendlyName: z.string(),
    PictureURL: z.string().meta({ description: 'Empty where it has none' }),
  })
  .optional();
const neighbours = { Previous: neighbour, Next: neighbour };

export const categoryHead = z.object({
  CategoryId: z.string(),
  CategoryName: z.string(),
  SEOFriendlyName: z.string(),
  Description: z.string(),
  Breadcrumb: z.array(z.object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string() })),
  ChildCategory: z.array(categoryNode),
  ...neighbours,
});

/** Spec 3, autocomplete result. */
export const suggestion = z.object({
  Label: z.string(),
  AutoFillImageURL: z.string(),
  ShowImageInAutoFill: z.boolean(),
  IsCategory: z.boolean(),
  IsArticle: z.boolean(),
  DirectURL: z.string(),
  SeoFriendlyLabel: z.string(),
  Versions: z.int().meta({ description: 'Of a family that stands for its products: how many there are; else 0' }),
});
export type Suggestion = z.output<typeof suggestion>;

export const categoryOperations = defineOperations({
  'Category/GetCategoryLists': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The tree of categories with the number of products below each',
    input: none,
    output: z.array(categoryNode),
  },
  'Category/GetCategoryLists/{id}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The tree below one category',
    input: z.strictObject({ id }),
    output: z.array(categoryNode),
  },
  'Category/GetCategoryDetails/{id}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'Name, description, breadcrumb and children of one category',
    input: z.strictObject({ id }),
    output: categoryHead,
  },
  'category/getpreviousnextimage': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The categories before and after one, in the order of the menu, with their pictures',
    input: z.strictObject({ categoryId: id }),
    output: z.object(neighbours),
  },
  'category/catalog': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'One page of the products below a category, with facets and their counts',
    input: z.strictObject({ category: id, ...listInput }),
    output: productPage,
  },
  'category/searchbykeyword': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary:
      'One page of the products that match a keyword or an item number; an exact item number is named in exactMatch',
    input: z.strictObject({ keyword: requiredText(120), category: id.optional(), ...listInput }),
    output: productPage.extend({
      keyword: z.string(),
      exactMatch: z
        .object({
          itemNumber: z.string(),
          seoFriendlyName: z.string(),
          replaces: z
            .string()
            .optional()
            .meta({ description: 'The number that was asked for, where this item is its successor' }),
        })
        .optional(),
      corrected: z
        .string()
        .meta({ description: 'The keyword as it was taken, where a word of it is mistyped; or nothing' }),
      leftOut: z.array(z.string()).meta({ description: 'What of the keyword no product has together with the rest' }),
      nearby: z.boolean().meta({ description: 'No product has these numbers: those shown come near' }),
      categories: z.array(
        z.object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string(), count: z.int() }),
      ),
    }),
  },
  'category/autocomplete': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.autocomplete,
    shared: true,
    summary:
      'Categories, articles and products whose name or number begins like the keyword (2 characters or more, spec 5)',
    input: z.strictObject({
      keyword: text(120).min(2, 'keyword_too_short'),
      byFamily: z
        .boolean()
        .default(false)
        .meta({ description: 'Products of one family are one suggestion, which leads to the first of them' }),
    }),
    output: z.array(suggestion),
  },
  'category/newarrivals': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The products added last',
    input: z.strictObject({
      numberOfProducts: numberParameter(1, 48).default(8),
      imageDimensions: numberParameter(1, 2_000).optional(),
    }),
    output: z.array(productCard),
  },
  'category/bestsellers': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The products ordered most often in the last 90 days; nothing stands in for what was not ordered',
    input: z.strictObject({ numberOfProducts: z.int().min(1).max(48).default(8), category: id.optional() }),
    output: z.array(productCard),
  },
  'category/featuredproducts': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The products that the setting FeaturedProducts names, in its order',
    input: z.strictObject({ numberOfProducts: z.int().min(1).max(48).default(8) }),
    output: z.array(productCard),
  },
  'product/getproducts': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'Some products as lists show them, such as those that were viewed last; what is not sold is left out',
    input: z.strictObject({ productIds: z.array(itemNumber).min(1).max(24) }),
    output: z.array(productCard),
  },
});

export const productReference = z.object({ itemNumber, seoFriendlyName: z.string() });
