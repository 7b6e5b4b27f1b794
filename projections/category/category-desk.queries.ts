import type { categoryDeskOperations } from '#contracts/category/category-desk.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { pictureUrl, pictogramUrl } from '#platform/shop/picture-url.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { categories } from './categories.ts';
import { ancestorsIn, breadcrumbOf, categoryTree } from './category-tree.ts';
import { productList } from '#projections/product/product-list.ts';
import { slug } from '#projections/shared/words/slug.ts';

export const categoryDeskQueries = (read: ReadSide): Handlers<typeof categoryDeskOperations, 'query'> => ({
  async 'admin/category/tree'() {
    const { all } = categoryTree(read);
    const counts = await rowsOf<{ category: string; products: string }>(
      read.pool,
      knex(productList.table).whereNot({ status: '' }).groupBy('category').select('category').count({ products: '*' }),
    );
    const products = new Map(counts.map(({ category, products: count }) => [category, Number(count)]));
    return {
      categories: all.map((category) => ({
        categoryId: category.id,
        parent: category.parent?.id ?? '',
        depth: breadcrumbOf(category).length - 1,
        name: category.data.name,
        hidden: category.data.hidden,
        type: category.data.type,
        imageUrl: category.data.picture ? pictureUrl(category.data.picture, 240) : '',
        products: products.get(category.id) ?? 0,
      })),
    };
  },

  async 'admin/category/detail'({ categoryId }, context) {
    const row = (await read.row(categories, categoryId, context)) ?? notFound('category_not_found', { id: categoryId });
    const { parent, hidden, sort: _, ...data } = row.data;
    return {
      categoryId,
      parent,
      hidden,
      seoFriendlyName: slug(data.name.en),
      pictureUrl: data.picture ? pictureUrl(data.picture, 600) : '',
      pictogramUrl: pictogramUrl(data.pictogram),
      data: { ...data, tableColumns: [...data.tableColumns] },
    };
  },
});

export const categoryFunctions = (read: ReadSide) => ({
  async isThere({ categoryId }: { readonly categoryId: string }): Promise<{ isThere: boolean }> {
    return { isThere: (await loadRows(read.pool, categories, [categoryId])).size > 0 };
  },

  /** A category as shoppers are led to it; nothing where they do not see it. */
  async shown({
    categoryId,
    language,
  }: {
    readonly categoryId: string;
    readonly language: 'en' | 'fr';
  }): Promise<{ category?: { CategoryId: string; CategoryName: string; SEOFriendlyName: string } }> {
    const found = categoryTree(read).get(categoryId);
    if (!found || found.data.hidden) return {};
    const { name } = found.data;
    return {
      category: { CategoryId: categoryId, CategoryName: name[language], SEOFriendlyName: slug(name.en) },
    };
  },

  /** Each category with all above it, its own first; unknown ones are left out. */
  async ancestors(
    { categories: wanted }: { readonly categories: readonly string[] },
    _context: OperationContext,
  ): Promise<{ ancestors: Record<string, readonly string[]> }> {
    if (!wanted.length) return { ancestors: {} };
    const tree = categoryTree(read);
    return {
      ancestors: dictionary(wanted.flatMap((id) => (tree.get(id) ? [[id, ancestorsIn(tree, id)] as const] : []))),
    };
  },

  /** The categories in one, or the top ones, in their order. */
  async children(
    { parent }: { readonly parent: string },
    _context: OperationContext,
  ): Promise<{ categoryId: string; sort: number }[]> {
    const tree = categoryTree(read);
    const found = parent ? (tree.get(parent)?.children ?? []) : tree.roots;
    return found.map(({ id, data }) => ({ categoryId: id, sort: data.sort }));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly category: FunctionsOf<ReturnType<typeof categoryFunctions>>;
  }
}
