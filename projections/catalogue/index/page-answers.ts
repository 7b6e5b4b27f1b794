// Lists, search and suggestions.
import type { Facet, ProductPage, Suggestion } from '#contracts/category.ts';
import type { Output } from '#contracts/api.ts';
import { JsonText } from '#platform/operations/json-text.ts';
import type { ProductRow } from '../products.ts';
import { pictureUrl } from '#platform/picture-url.ts';
import { facetName, seoNameOf, type Language, type Reader } from '../reader.ts';
import type { Answers } from './answer.ts';
import type { Cards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { PageQuestion } from './catalogue-index.ts';
import { columnsOf, headOf, type Category } from './category-tree.ts';
import { dependencies } from './dependencies.ts';
import { parseFilters, type Filters } from './facet-values.ts';
import { describeFacets } from './facets.ts';
import { firstPrices } from './first-prices.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { plain } from '#domain/shared/plain-text.ts';

type PageAnswers = Pick<Answers, 'list' | 'search' | 'suggest'>;
type SearchPage = Output<'category/searchbykeyword'>;
/** Some are JSON already. */
type Fields<T> = { readonly [K in keyof T]: T[K] | JsonText<T[K]> };

export const SUGGESTIONS = { categories: 3, products: 8 } as const;
const NO_FILTERS: Filters = new Map();
/** A search names so many categories with the number of their hits. */
export const CATEGORY_COUNTS = 12;
/** A product without a price comes last when the cheapest come first. */
const NO_PRICE = 2 ** 32 - 1;

export function pageAnswers(copy: CatalogueCopy, fragments: FragmentCache, cards: Cards): PageAnswers {
  const { sets, search, store } = copy;

  /** The facets of everything below a category are counted once, until something changes in it. */
  const facetsBelow = (category: Category, language: Language, seen: Set<string>): JsonText<Facet[]> =>
    fragments.get(`facets\n${language}\n${category.id}`, seen, (its) => {
      its.add(dependencies.structure).add(dependencies.category(category.id));
      const all = sets.filterAndCount(sets.below(category), NO_FILTERS, copy.isFacet);
      return describeFacets(copy, all, NO_FILTERS, language);
    });

  function pageOf(
    ids: Uint32Array,
    columns: readonly string[],
    question: PageQuestion,
    reader: Reader,
    seen: Set<string>,
    whole?: Category,
  ): Fields<ProductPage> {
    const { sort, page, pageSize } = question;
    const filters = parseFilters(question.filters);
    const isWhole = whole !== undefined && filters.size === 0;
    const found = isWhole ? { ids, counts: new Map() } : sets.filterAndCount(ids, filters, copy.isFacet);
    const shown = sorted(found.ids, question, reader, seen).subarray((page - 1) * pageSize, page * pageSize);
    return {
      total: found.ids.length,
      page,
      pageSize,
      sort,
      products: cards.of(shown, reader, seen, columns),
      facets: isWhole
        ? facetsBelow(whole, reader.language, seen)
        : describeFacets(copy, found, filters, reader.language),
      columns: columns.map((key) => ({ key, ...facetName(copy, key, reader.language) })),
    };
  }

  /** To whom prices are not shown their order tells nothing either. */
  function sorted(
    ids: Uint32Array,
    { sort, page, pageSize }: PageQuestion,
    reader: Reader,
    seen: Set<string>,
  ): Uint32Array {
    const count = page * pageSize;
    switch (sort) {
      case 'best-match':
        return ids;
      case 'price-up':
      case 'price-down':
        if (!reader.seesPrices) return ids;
        seen.add(dependencies.prices);
        return byPrice(ids, reader, sort, count);
      case 'name':
        return sets.sort(ids, `name-${reader.language}`, count);
      case 'newest':
        return sets.sort(ids, 'newest', count);
    }
  }

  function byPrice(ids: Uint32Array, reader: Reader, sort: 'price-up' | 'price-down', count: number): Uint32Array {
    const priceFor = firstPrices(copy, reader.prices, reader.today, ids);
    const price = (id: number) => priceFor(id) ?? NO_PRICE;
    return sets.sortBy(ids, sort === 'price-up' ? price : (id) => NO_PRICE - price(id), count);
  }

  /** Search results share columns when they share a category. */
  function commonCategory(ids: Uint32Array): Category | undefined {
    const [first] = ids;
    if (first === undefined) return undefined;
    const category = sets.categoryOf(first);
    return ids.every((id) => sets.categoryOf(id) === category) ? sets.tree.get(category) : undefined;
  }

  function categoryCounts(ids: Uint32Array, language: Language) {
    return [...sets.countByCategory(ids)]
      .sort(([, a], [, b]) => b - a)
      .slice(0, CATEGORY_COUNTS)
      .flatMap(([id, count]) => {
        const category = sets.tree.get(id);
        return category ? [{ ...headOf(category, language), count }] : [];
      });
  }

  return {
    list({ category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.category(id));
      const category = sets.tree.get(id);
      if (!category) return null;
      return JsonText.object<ProductPage>(
        pageOf(sets.below(category), columnsOf(category), question, reader, seen, category),
      );
    },

    async search({ keyword, category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const trimmed = keyword.replace(/\.$/, '');
      const found = await search.find(trimmed);
      const within = id ? sets.tree.get(id) : undefined;
      if (id && !within) return null;
      const ids = within ? found.filter((one) => sets.isBelow(one, within)) : found;
      const exact = search.exact(trimmed);
      return JsonText.object<SearchPage>({
        ...pageOf(ids, columnsOf(commonCategory(ids)), question, reader, seen),
        keyword: trimmed,
        ...(exact === undefined
          ? {}
          : {
              exactMatch: {
                itemNumber: store.product(exact).item_number,
                seoFriendlyName: seoNameOf(store.product(exact)),
              },
            }),
        categories: categoryCounts(found, reader.language),
      });
    },

    async suggest({ keyword }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const wanted = plain(keyword);
      const named = sets.tree.all.filter(
        (category) =>
          category.nameWords[language].some((word) => word.startsWith(wanted)) && sets.below(category).length,
      );
      const found = await search.suggest(keyword, SUGGESTIONS.products);
      return [
        ...named.slice(0, SUGGESTIONS.categories).map((category) => categorySuggestion(category, language)),
        ...found.map((id) => productSuggestion(store.product(id), language)),
      ];
    },
  };
}

export const categorySuggestion = (category: Category, language: Language): Suggestion => ({
  Label: category.data.name[language],
  AutoFillImageURL: '',
  ShowImageInAutoFill: false,
  IsCategory: true,
  IsArticle: false,
  DirectURL: category.id,
  SeoFriendlyLabel: category.seoFriendlyName,
});

export const productSuggestion = (product: ProductRow, language: Language): Suggestion => ({
  Label: `${product.item_number} ${product.data.name[language]}`,
  AutoFillImageURL: pictureUrl(product.data.pictures[0], 240),
  ShowImageInAutoFill: true,
  IsCategory: false,
  IsArticle: false,
  DirectURL: product.item_number,
  SeoFriendlyLabel: seoNameOf(product),
});
