// What of the catalogue every process that answers keeps in memory: categories, attributes and what sold lately. They are
// few, also in a catalogue of a million products.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { bestSellers } from '../best-sellers.ts';
import { categories } from '#projections/category/categories.ts';
import { createCategoryTree, type Category, type CategoryTree } from '#projections/category/category-tree.ts';
import { NO_SYNONYMS, synonymsOf, type Synonyms } from '../keyword/synonyms.ts';
import { synonyms } from '#projections/synonym/synonyms.ts';
import { createSales, type Sales } from '../index/sales.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { writtenStructure, type WrittenStructure } from './product-document.ts';

export interface CatalogueStructure {
  readonly tree: CategoryTree;
  readonly sales: Pick<Sales, 'bestUntil'>;
  readonly attributes: ReadonlyMap<string, AttributeData>;
  readonly synonyms: Synonyms;
  attribute(key: string): AttributeData | undefined;
  isFacet(key: string): boolean;
  /** The part of it that stands in documents. */
  written(): WrittenStructure;
  /** Reads categories, attributes and synonyms anew. */
  reload(): Promise<void>;
  /** Reads what sold since it was last read. */
  reloadSales(): Promise<void>;
}

export async function createCatalogueStructure(rows: CatalogueRows, brand: string): Promise<CatalogueStructure> {
  let tree = createCategoryTree([]);
  let known = new Map<string, AttributeData>();
  let synonymsNow = NO_SYNONYMS;
  const sales = createSales();
  let soldUntil = -1n;
  const structure: CatalogueStructure = {
    get tree() {
      return tree;
    },
    sales,
    get attributes() {
      return known;
    },
    get synonyms() {
      return synonymsNow;
    },
    attribute: (key) => known.get(key),
    isFacet: (key) => key === brand || known.get(key)?.facet === true,
    written: () =>
      writtenStructure(
        tree,
        [...known].flatMap(([key, { facet }]) => (facet ? [key] : [])),
      ),
    async reload() {
      const [categoryRows, attributeRows, synonymRows] = await Promise.all([
        rows.changed(categories, -1n),
        rows.changed(attributes, -1n),
        rows.changed(synonyms, -1n),
      ]);
      tree = createCategoryTree(categoryRows.rows);
      known = new Map(attributeRows.rows.map(({ id, data }) => [id, data]));
      synonymsNow = synonymsOf(synonymRows.rows);
    },
    async reloadSales() {
      const { rows: sold, position } = await rows.changed(bestSellers, soldUntil);
      for (const row of sold) sales.set(row);
      soldUntil = position;
    },
  };
  await structure.reload();
  await structure.reloadSales();
  return structure;
}

/** A category and all below it, by id. */
export const idsBelow = (category: Category): readonly string[] => [
  category.id,
  ...category.children.flatMap(idsBelow),
];

/** Keys of the attributes that hold numbers. */
export const numericAttributes = ({ attributes: known }: Pick<CatalogueStructure, 'attributes'>): readonly string[] =>
  [...known].flatMap(([key, { kind }]) => (kind === 'number' ? [key] : []));
