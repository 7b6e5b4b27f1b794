// The catalogue in memory: products in their categories, with facets, ready to be listed. Built from mirrored read
// models, and built anew when products, categories or attributes change; prices and stock are read through.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { CategoryData } from '#domain/category/category.events.ts';
import type { ProductData } from '#domain/product/product.events.ts';
import type { Mirror } from '#platform/read-model/mirror.ts';
import type { MasterDataRow } from '#platform/read-model/master-data.ts';
import type { BestSellerRow } from './best-sellers.ts';
import type { PriceRow } from './prices.ts';
import type { ProductRow } from './products.ts';
import { slug } from './slug.ts';
import type { StockRow } from './stock.ts';

export interface CatalogueSource {
  readonly products: Mirror<ProductRow>;
  readonly categories: Mirror<MasterDataRow<CategoryData>>;
  readonly attributes: Mirror<MasterDataRow<AttributeData>>;
  readonly prices: Mirror<PriceRow>;
  readonly stock: Mirror<StockRow>;
  readonly bestSellers: Mirror<BestSellerRow>;
}

export interface Item {
  readonly itemNumber: string;
  readonly seoFriendlyName: string;
  readonly data: ProductData;
  readonly discontinued: boolean;
  /** Values that facets count, the brand among them. */
  readonly facetValues: ReadonlyMap<string, string>;
}

export interface Category {
  readonly id: string;
  readonly seoFriendlyName: string;
  readonly data: CategoryData;
  /** Set once, while the tree is built. */
  parent: Category | undefined;
  readonly children: Category[];
  /** Everything at or below this category that is sold, in the order of the catalogue. */
  readonly items: Item[];
}

export interface Catalogue {
  readonly items: ReadonlyMap<string, Item>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly roots: readonly Category[];
  /** All items that are sold. */
  readonly sold: readonly Item[];
  readonly source: CatalogueSource;
}

export const BRAND = 'brand';
const byNumber = new Intl.Collator('en', { numeric: true });

/** Answers the present catalogue; builds it only when something was changed since. */
export function followCatalogue(source: CatalogueSource): () => Catalogue {
  let catalogue: Catalogue | undefined;
  let built = '';
  return () => {
    const generation = `${source.products.generation}.${source.categories.generation}.${source.attributes.generation}`;
    if (!catalogue || built !== generation) {
      catalogue = build(source);
      built = generation;
    }
    return catalogue;
  };
}

function build(source: CatalogueSource): Catalogue {
  const categories = new Map<string, Category>();
  const bySort = [...source.categories.values()].sort(
    (a, b) => a.data.sort - b.data.sort || byNumber.compare(a.id, b.id),
  );
  for (const { id, data } of bySort)
    categories.set(id, { id, data, seoFriendlyName: slug(data.name.en), parent: undefined, children: [], items: [] });
  for (const category of categories.values()) {
    category.parent = categories.get(category.data.parent);
    category.parent?.children.push(category);
  }
  const facets = new Set([...source.attributes.values()].filter(({ data }) => data.facet).map(({ id }) => id));
  const items = new Map<string, Item>();
  for (const row of source.products.values()) items.set(row.item_number, itemOf(row, facets));

  const rank = new Map([...categories.keys()].map((id, index) => [id, index]));
  const sold = [...items.values()].filter((item) => !item.discontinued);
  sold.sort(
    (a, b) =>
      (rank.get(a.data.category) ?? 0) - (rank.get(b.data.category) ?? 0) ||
      byNumber.compare(a.itemNumber, b.itemNumber),
  );
  for (const item of sold) {
    for (let category = categories.get(item.data.category); category; category = category.parent)
      category.items.push(item);
  }
  return { items, categories, roots: [...categories.values()].filter((c) => !c.data.parent), sold, source };
}

function itemOf({ item_number, discontinued, data }: ProductRow, facets: ReadonlySet<string>): Item {
  const facetValues = new Map(Object.entries(data.attributes).filter(([key]) => facets.has(key)));
  facetValues.set(BRAND, data.brand);
  return { itemNumber: item_number, seoFriendlyName: slug(data.name.en), data, discontinued, facetValues };
}

/** From the top down to the category itself. */
export function breadcrumbOf(category: Category | undefined): Category[] {
  return category ? [...breadcrumbOf(category.parent), category] : [];
}
