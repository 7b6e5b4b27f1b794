// Lists, search and suggestions out of OpenSearch: it says which products and how many; rows say what is shown of them.
import type { ProductPage } from '#contracts/category/category.ts';
import type { Aggregation, Clause, Found, Hit } from '#platform/adapters/search/search-client.ts';
import type { Answers } from '../index/answer.ts';
import type { PageQuestion } from '../index/catalogue-index.ts';
import { columnsOf, headOf, type Category } from '#projections/category/category-tree.ts';
import { dependencies } from '../index/dependencies.ts';
import { chosenRange, facetFilters, parseFilters, PRICE, withoutRanges, type Filters } from '../index/facet-values.ts';
import type { KnownNumber } from '../keyword/understand.ts';
import { describeFacets } from '../index/facets.ts';
import {
  CATEGORY_COUNTS,
  categorySuggestion,
  exactMatchOf,
  MOST_SUCCESSORS,
  productSuggestions,
  SUGGESTIONS,
} from '../index/page-answers.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { noteFamily } from '../index/variants.ts';
import { compact } from '#projections/shared/words/words.ts';
import { isPublished, isSold, products, type ProductRow } from '#projections/product/products.ts';
import { facetName, type Reader } from '../reader.ts';
import { idsBelow, type CatalogueStructure } from './catalogue-structure.ts';
import { familiesOf, type Cards } from './cards.ts';
import type { CategoryCounts } from './category-counts.ts';
import { inCategories } from './keyword-questions.ts';
import { searchOf, searchWithout, type KeywordSearch, type KeywordSources } from './keyword-search.ts';
import { beginningSearch, exactSearch, matchSearch, pageSearches, type PageSearch } from './questions.ts';

export interface AnswerSources extends KeywordSources {
  readonly cards: Cards;
  readonly counts: CategoryCounts;
}

export function pageAnswers(sources: AnswerSources): Pick<Answers, 'list' | 'search' | 'suggest'> {
  const { client, alias, rows, structure, cards, counts } = sources;

  /** Ranges as the numbers that there are within them. */
  async function withNumbers(filters: Filters): Promise<Filters> {
    const facets = facetFilters(filters);
    const known = new Map<string, readonly KnownNumber[]>();
    for (const key of facets.keys()) if (chosenRange(facets, key)) known.set(key, await sources.numbers.of(key));
    const price = filters.get(PRICE);
    return new Map([
      ...withoutRanges(facets, (key) => known.get(key) ?? []),
      ...(price ? [[PRICE, price] as const] : []),
    ]);
  }

  /** The hits of one page, and the first of all that was found. */
  async function ask(search: Omit<PageSearch, 'countedAlone'>, further: readonly Clause[] = []) {
    const countedAlone = facetsOf(search.filters, structure);
    const filters = await withNumbers(search.filters);
    const { bodies, merge, from } = pageSearches({ ...search, filters, countedAlone });
    const found = await client.search(alias, [...bodies, ...further]);
    const { pageSize } = search.question;
    const answerTo = (at: number) => needed(found[at], 'answer to the search');
    const first = answerTo(0);
    const hits = merge ? merged(answerTo(1).hits, answerTo(2).hits, merge).slice(from, from + pageSize) : first.hits;
    return { hits: hits.map(({ id }) => id), first, further: found.slice(bodies.length) };
  }

  async function pageOf(
    { hits, first }: { readonly hits: readonly string[]; readonly first: Found },
    filters: Filters,
    columns: readonly string[],
    { sort, page, pageSize }: PageQuestion,
    reader: Reader,
    seen: Set<string>,
  ): Promise<ProductPage> {
    if (reader.seesPrices && (sort === 'price-up' || sort === 'price-down')) seen.add(dependencies.prices);
    const source = { attribute: structure.attribute };
    return {
      total: first.total,
      page,
      pageSize,
      sort,
      column: '',
      narrowedBy: reader.seesPrices ? ['price'] : [],
      sortedColumns: false,
      products: await cards(hits, reader, seen, columns),
      facets: describeFacets(source, { counts: facetCounts(first, filters, structure) }, filters, reader.language),
      columns: columns.map((key) => ({ key, ...facetName(source, key, reader.language) })),
    };
  }

  /** The product that a number leads to. Of those that are not sold any more only the number as it is written is known. */
  async function exactMatch(keyword: string, sold: string | undefined) {
    const numbers = sold === undefined ? [keyword.trim(), keyword.trim().toUpperCase()] : [sold];
    const found = await rows.byKey(products, numbers);
    const product = numbers.map((number) => found.get(number)).find(isPublished);
    if (!product) return {};
    const successors: ProductRow[] = [];
    for (let next = product.successor; next && successors.length < MOST_SUCCESSORS && !isSold(product);) {
      const row: ProductRow | undefined = (await rows.byKey(products, [next])).get(next);
      if (!row || successors.some(({ item_number }) => item_number === next)) break;
      successors.push(row);
      next = row.successor;
    }
    return exactMatchOf(product, successors);
  }

  return {
    async list({ category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.category(id));
      const category = structure.tree.get(id);
      if (!category) return null;
      const filters = parseFilters(question.filters);
      const query = inCategories(idsBelow(category));
      const found = await ask({ query, filters, question, reader, isRanked: false });
      return pageOf(found, filters, columnsOf(category), question, reader, seen);
    },

    async search({ keyword, category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const trimmed = keyword.replace(/\.$/, '');
      const within = id ? structure.tree.get(id) : undefined;
      if (id && !within) return null;
      const filters = parseFilters(question.filters);
      const inside = within && idsBelow(within);
      const look = (query: Clause) =>
        ask({ query, within: inside, filters, question, reader, isRanked: true }, [exactSearch(trimmed)]);
      const { sought, query } = await searchOf(trimmed, reader.language, sources);
      let found = await look(query);
      let understood: Omit<KeywordSearch, 'query'> = { corrected: '', leftOut: [], nearby: false };
      if (!categoriesOf(found.first).length) {
        const without = await searchWithout(trimmed, sought, sources);
        if (without) found = await look(without.query);
        understood = without ?? { ...understood, leftOut: sought.map(({ text }) => text) };
      }
      const categories = categoriesOf(found.first);
      const number = compact(trimmed) ? found.further[0]?.hits[0]?.id : undefined;
      const wanted = inside && new Set(inside);
      return {
        ...(await pageOf(
          found,
          filters,
          columnsOf(
            onlyOne(
              structure,
              categories.filter(([one]) => !wanted || wanted.has(one)),
            ),
          ),
          question,
          reader,
          seen,
        )),
        keyword: trimmed,
        ...(await exactMatch(trimmed, number)),
        corrected: understood.corrected,
        leftOut: [...understood.leftOut],
        nearby: understood.nearby,
        categories: inTreeOrder(structure, categories)
          .sort(([, a], [, b]) => b - a)
          .slice(0, CATEGORY_COUNTS)
          .map(([category, count]) => ({ ...headOf(category, reader.language), count })),
      };
    },

    async suggest({ keyword, byFamily }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const wanted = plain(keyword);
      const { below } = await counts.get();
      const categories = structure.tree.all.filter(
        (category) => category.nameWords[language].some((word) => word.startsWith(wanted)) && below(category) > 0,
      );
      const most = SUGGESTIONS[byFamily ? 'hits' : 'products'];
      // Somebody who types digits types an item number.
      const numbers = /\d/.test(compact(keyword)) ? [beginningSearch(keyword, most)] : [];
      const { sought, query } = await searchOf(keyword, language, sources);
      const found = await client.search(alias, [...numbers, matchSearch(query, most)]);
      let hits = found.find((one) => one.hits.length)?.hits ?? [];
      if (!hits.length) {
        const without = await searchWithout(keyword, sought, sources);
        if (without) [{ hits }] = (await client.search(alias, [matchSearch(without.query, most)])) as [Found];
      }
      const shown = await rows.byKey(
        products,
        hits.map(({ id }) => id),
      );
      const suggested = hits.flatMap(({ id }) => shown.get(id) ?? []);
      if (byFamily) for (const product of suggested) noteFamily(product, seen);
      const families = byFamily ? await familiesOf(suggested, rows) : undefined;
      return [
        ...categories.slice(0, SUGGESTIONS.categories).map((category) => categorySuggestion(category, language)),
        ...productSuggestions(suggested, language, families),
      ];
    },
  };
}

/** Of what a reader narrows by, which is a facet: whatever else stands in an address finds nothing. */
const facetsOf = (filters: Filters, { isFacet }: Pick<CatalogueStructure, 'isFacet'>): readonly string[] =>
  [...filters.keys()].filter(isFacet);

const inner = (aggregation: Aggregation | undefined, name: string): Aggregation =>
  (own(aggregation, name) ?? {}) as Aggregation;

/** The values of each facet with the number of products that have them. */
function facetCounts({ aggregations }: Found, filters: Filters, { isFacet }: CatalogueStructure) {
  const counts = new Map<string, [value: string, count: number][]>();
  const take = (aggregation: Aggregation | undefined, isWanted: (key: string) => boolean) => {
    for (const { key: text, doc_count } of inner(aggregation, 'values').buckets ?? []) {
      const at = text.indexOf('=');
      const key = text.slice(0, at);
      if (!isWanted(key)) continue;
      const values = counts.get(key) ?? [];
      values.push([text.slice(at + 1), doc_count]);
      counts.set(key, values);
    }
  };
  take(aggregations['all'], (key) => !filters.has(key) && isFacet(key));
  for (const [at, key] of facetsOf(filters, { isFacet }).entries())
    take(own(aggregations, `but ${at}`), (other) => other === key);
  return counts;
}

const categoriesOf = ({ aggregations }: Found): [id: string, count: number][] =>
  (aggregations['categories']?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]);

const inTreeOrder = (
  { tree }: CatalogueStructure,
  counts: readonly (readonly [id: string, count: number])[],
): [Category, number][] => {
  const known = new Map(counts);
  return tree.all.flatMap((category) => {
    const count = known.get(category.id);
    return count ? [[category, count] as [Category, number]] : [];
  });
};

/** Search results share columns when they share a category. */
const onlyOne = ({ tree }: CatalogueStructure, counts: readonly (readonly [id: string, count: number])[]) =>
  counts[0] && counts.length === 1 ? tree.get(counts[0][0]) : undefined;

/** Two lists in the order of price, place and number as one. */
function merged(a: readonly Hit[], b: readonly Hit[], sort: 'price-up' | 'price-down'): Hit[] {
  const sign = sort === 'price-up' ? 1 : -1;
  const priceOf = ({ sort: [price] }: Hit) => (typeof price === 'number' ? price : Number.MAX_VALUE);
  const placeOf = ({ sort: [, ...place] }: Hit) => place.map(String);
  const compare = (one: Hit, other: Hit): number => {
    const [price, otherPrice] = [priceOf(one), priceOf(other)];
    if (price !== otherPrice) return sign * (price < otherPrice ? -1 : 1);
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    const at = place.findIndex((part, n) => part !== otherPlace[n]);
    return at < 0 ? 0 : (place[at] ?? '') < (otherPlace[at] ?? '') ? -1 : 1;
  };
  return [...a, ...b].sort(compare);
}
