import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { settings } from './settings.ts';
import { amount, currencyCode, id, itemNumber, none, numberParameter, requiredText, text } from './shared.ts';

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
});
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
  /** Absent when this reader may not see prices ("Login to buy"). */
  prices: z.array(priceTier).optional(),
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
});
export type Facet = z.output<typeof facet>;

export const sortOrder = z.enum(['best-match', 'price-up', 'price-down', 'name', 'newest']);

/** `brand:Norvik,Tarn;bore:20,25`: facets joined by `;`, values of one facet by `,`, each value percent-encoded. */
const filters = z.string().max(2_000).default('');

export const productPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  sort: sortOrder,
  products: z.array(productCard),
  facets: z.array(facet),
  columns: z.array(z.object({ key: z.string(), name: z.string(), unit: z.string() })),
});
export type ProductPage = z.output<typeof productPage>;

const listInput = {
  filters,
  sort: sortOrder.default('best-match'),
  page: numberParameter(1, 10_000).default(1),
  pageSize: numberParameter(1, 96).default(24),
};

export const categoryHead = z.object({
  CategoryId: z.string(),
  CategoryName: z.string(),
  SEOFriendlyName: z.string(),
  Description: z.string(),
  Breadcrumb: z.array(z.object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string() })),
  ChildCategory: z.array(categoryNode),
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
      exactMatch: z.object({ itemNumber: z.string(), seoFriendlyName: z.string() }).optional(),
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
    input: z.strictObject({ keyword: text(120).min(2, 'keyword_too_short') }),
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
    summary: 'The products ordered most often in the last 90 days, then the most popular of the catalogue',
    input: z.strictObject({ numberOfProducts: z.int().min(1).max(48).default(8), category: id.optional() }),
    output: z.array(productCard),
  },
});

export const productReference = z.object({ itemNumber, seoFriendlyName: z.string() });
