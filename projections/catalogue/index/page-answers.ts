// Lists, search and suggestions.
import { seoNameOf } from '#projections/product/product-facts.ts';
import type { Facet, ProductPage, Suggestion } from '#contracts/category/category.ts';
import type { Output } from '#contracts/api.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import { isPublished, isSold, type ProductRow } from '#projections/product/products.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { facetName, type CardSource, type Language, type Reader } from '../reader.ts';
import type { Answers } from './answer.ts';
import type { Cards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { PageQuestion } from './catalogue-index.ts';
import { columnsOf, headOf, type Category } from '#projections/category/category-tree.ts';
import { dependencies } from './dependencies.ts';
import {
  chosenRange,
  facetFilters,
  IN_STOCK,
  isWithin,
  parseFilters,
  PRICE,
  STOCK,
  withoutRanges,
  type Filters,
} from './facet-values.ts';
import { describeFacets } from './facets.ts';
import { firstPrices } from './first-prices.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { noteFamily } from './variants.ts';
import { plain } from '#domain/shared/plain-text.ts';

type PageAnswers = Pick<Answers, 'list' | 'search' | 'suggest'>;
type SearchPage = Output<'category/searchbykeyword'>;
/** Some are JSON already. */
type Fields<T> = { readonly [K in keyof T]: T[K] | JsonText<T[K]> };

/** `hits`: of so many it is looked which are of one family. */
export const SUGGESTIONS = { categories: 3, products: 8, hits: 200 } as const;
const NO_FILTERS: Filters = new Map();
/** A search names so many categories with the number of their hits. */
export const CATEGORY_COUNTS = 12;
/** Every currency of the shop has cents. */
export const CENTS = 100;
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
    const chosen = parseFilters(question.filters);
    const filters = facetFilters(chosen);
    const isWhole = whole !== undefined && chosen.size === 0;
    const narrowed = inStockOnly(withinPrice(ids, chosen, reader, seen), chosen, seen);
    const found = isWhole
      ? { ids, counts: new Map() }
      : sets.filterAndCount(narrowed, withoutRanges(filters, sets.numbersOf), copy.isFacet);
    const shown = sorted(found.ids, question, reader, seen).subarray((page - 1) * pageSize, page * pageSize);
    return {
      total: found.ids.length,
      page,
      pageSize,
      sort,
      column: question.column ?? '',
      narrowedBy: reader.seesPrices ? ['price', 'stock'] : ['stock'],
      sortedColumns: true,
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
    { sort, column = '', page, pageSize }: PageQuestion,
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
      case 'column-up':
      case 'column-down':
        return column ? sets.sortByColumn(ids, column, sort === 'column-down', count) : ids;
    }
  }

  function byPrice(ids: Uint32Array, reader: Reader, sort: 'price-up' | 'price-down', count: number): Uint32Array {
    const priceFor = firstPrices(copy, reader.prices, reader.today, ids);
    const price = (id: number) => priceFor(id) ?? NO_PRICE;
    return sets.sortBy(ids, sort === 'price-up' ? price : (id) => NO_PRICE - price(id), count);
  }

  /** To whom prices are not shown a list narrowed by them would tell them. */
  function withinPrice(ids: Uint32Array, chosen: Filters, reader: Reader, seen: Set<string>): Uint32Array {
    const range = reader.seesPrices ? chosenRange(chosen, PRICE) : undefined;
    if (!range) return ids;
    seen.add(dependencies.prices);
    const priceFor = firstPrices(copy, reader.prices, reader.today, ids);
    return ids.filter((id) => {
      const price = priceFor(id);
      return price !== undefined && isWithin(range, price / CENTS);
    });
  }

  function inStockOnly(ids: Uint32Array, chosen: Filters, seen: Set<string>): Uint32Array {
    if (!chosen.get(STOCK)?.has(IN_STOCK)) return ids;
    seen.add(dependencies.inStock);
    return ids.filter((id) => copy.isInStock(id));
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

  const rowOf = (itemNumber: string): ProductRow | undefined => {
    const id = store.idOf(itemNumber);
    return id === undefined ? undefined : store.product(id);
  };
  const exactMatch = (id: number | undefined) =>
    id === undefined ? {} : exactMatchOf(store.product(id), successorsOf(store.product(id), rowOf));

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
      const hits = await search.find(trimmed, reader.language);
      const { ids: found } = hits;
      const within = id ? sets.tree.get(id) : undefined;
      if (id && !within) return null;
      const ids = within ? found.filter((one) => sets.isBelow(one, within)) : found;
      return JsonText.object<SearchPage>({
        ...pageOf(ids, columnsOf(commonCategory(ids)), question, reader, seen),
        keyword: trimmed,
        ...exactMatch(search.exact(trimmed)),
        corrected: hits.corrected ?? '',
        leftOut: [...hits.leftOut],
        nearby: hits.isNearby,
        categories: categoryCounts(found, reader.language),
      });
    },

    async suggest({ keyword, byFamily }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const wanted = plain(keyword);
      const named = sets.tree.all.filter(
        (category) =>
          category.nameWords[language].some((word) => word.startsWith(wanted)) && sets.below(category).length,
      );
      const found = await search.suggest(keyword, language, SUGGESTIONS[byFamily ? 'hits' : 'products']);
      const hits = found.map((id) => store.product(id));
      if (byFamily) for (const product of hits) noteFamily(product, seen);
      return [
        ...named.slice(0, SUGGESTIONS.categories).map((category) => categorySuggestion(category, language)),
        ...productSuggestions(hits, language, byFamily ? copy : undefined),
      ];
    },
  };
}

/** Items that came one after the other; more of them nobody follows. */
export const MOST_SUCCESSORS = 10;

/** What replaces a product, and what replaces that. */
function successorsOf(product: ProductRow, rowOf: (itemNumber: string) => ProductRow | undefined): ProductRow[] {
  const found: ProductRow[] = [];
  let next = product.successor ? rowOf(product.successor) : undefined;
  while (next && found.length < MOST_SUCCESSORS && !found.includes(next)) {
    found.push(next);
    next = next.successor ? rowOf(next.successor) : undefined;
  }
  return found;
}

/** The product that a number leads to: itself, or the last of those that replaced it. */
export function exactMatchOf(product: ProductRow, successors: readonly ProductRow[]): Pick<SearchPage, 'exactMatch'> {
  const successor = isSold(product) ? undefined : successors.findLast(isPublished);
  const to = successor ?? product;
  return {
    exactMatch: {
      itemNumber: to.item_number,
      seoFriendlyName: seoNameOf(to),
      ...(successor ? { replaces: product.item_number } : {}),
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
  Versions: 0,
});

/** Of a family with several hits only the first, as the family; `families` is absent where each product counts. */
export function productSuggestions(
  hits: readonly ProductRow[],
  language: Language,
  families?: Pick<CardSource, 'family' | 'variantCount'>,
): Suggestion[] {
  const familyOf = ({ data: { family } }: ProductRow) => (families?.family(family) ? family : '');
  const counts = new Map<string, number>();
  const first = hits.filter((product) => {
    const family = familyOf(product);
    const before = counts.get(family) ?? 0;
    counts.set(family, before + 1);
    return family === '' || before === 0;
  });
  return first.slice(0, SUGGESTIONS.products).map((product) => {
    const its = productSuggestion(product, language);
    const family = familyOf(product);
    if (!families || !family || counts.get(family) === 1) return its;
    return { ...its, Label: families.family(family)!.name[language], Versions: families.variantCount(family) };
  });
}

const productSuggestion = (product: ProductRow, language: Language): Suggestion => ({
  Label: `${product.item_number} ${product.data.name[language]}`,
  AutoFillImageURL: pictureUrl(product.data.pictures[0], 240),
  ShowImageInAutoFill: true,
  IsCategory: false,
  IsArticle: false,
  DirectURL: product.item_number,
  SeoFriendlyLabel: seoNameOf(product),
  Versions: 0,
});
