import type { categoryOperations, Suggestion } from '#contracts/category/category.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { valueOf } from '#platform/kernel/operations/json-text.ts';
import { found, type CatalogueQueriesOptions } from './catalogue-queries-options.ts';
import { suggestedArticles } from './suggested-articles.ts';

export function categoryQueries({ ask }: CatalogueQueriesOptions): Handlers<typeof categoryOperations, 'query'> {
  const categoryNotFound = (id: string): never => notFound('category_not_found', { id });

  return {
    'Category/GetCategoryLists': async (_input, context) =>
      found(await ask('tree', { below: '' }, context), () => categoryNotFound('')),
    'Category/GetCategoryLists/{id}': async ({ id }, context) =>
      found(await ask('tree', { below: id }, context), () => categoryNotFound(id)),
    'Category/GetCategoryDetails/{id}': async ({ id }, context) =>
      found(await ask('category', { id }, context), () => categoryNotFound(id)),
    async 'category/getpreviousnextimage'({ categoryId }, context) {
      const head = found(await ask('category', { id: categoryId }, context), () => categoryNotFound(categoryId));
      const { Previous, Next } = head.read();
      return { ...(Previous && { Previous }), ...(Next && { Next }) };
    },
    'category/catalog': async (input, context) =>
      found(await ask('list', input, context), () => categoryNotFound(input.category)),
    'category/searchbykeyword': async (input, context) =>
      found(await ask('search', input, context), () => categoryNotFound(input.category ?? '')),
    async 'category/autocomplete'(input, context) {
      const [answer, { articles }] = await Promise.all([
        ask('suggest', input, context),
        context.queries.article.published({ language: context.language }),
      ]);
      const suggested = valueOf(answer);
      const isCategory = ({ IsCategory }: Suggestion) => IsCategory;
      return [
        ...suggested.filter(isCategory),
        ...suggestedArticles(articles, input.keyword),
        ...suggested.filter((one) => !isCategory(one)),
      ];
    },
    'category/newarrivals': ({ numberOfProducts }, context) => ask('newest', { count: numberOfProducts }, context),
    async 'category/featuredproducts'({ numberOfProducts }, context) {
      const { value } = await context.queries.setting.value({ name: 'FeaturedProducts' });
      const itemNumbers = value
        .split(/[\s,;]+/)
        .filter(Boolean)
        .slice(0, numberOfProducts);
      return ask('cards', { itemNumbers }, context);
    },
    'product/getproducts': ({ productIds }, context) => ask('cards', { itemNumbers: productIds }, context),
    'category/bestsellers': async ({ numberOfProducts, category }, context) =>
      found(await ask('bestSellers', { count: numberOfProducts, category }, context), () =>
        categoryNotFound(category ?? ''),
      ),
  };
}
