// Answers the questions of the catalogue index over OpenSearch: one function for each.
import { seoNameOf } from '#projections/product/product-facts.ts';
import type { CategoryNode } from '#contracts/category/category.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import { searchOne, type Clause, type Found } from '#platform/adapters/search/search-client.ts';
import type { Answers } from '../index/answer.ts';
import { detailsOf, kindOf, nodesBelow } from '../index/category-answers.ts';
import { hasPage, headOf, isShown, shownCategory, type Category } from '#projections/category/category-tree.ts';
import { dependencies } from '../index/dependencies.ts';
import { noted, productDetails, relatedTo } from '../index/product-details.ts';
import { noteFamily } from '../index/variants.ts';
import { sortKey } from '#projections/shared/words/words.ts';
import { isPublished, products, soldOf, type ProductRow } from '#projections/product/products.ts';
import { type Language, type Reader } from '../reader.ts';
import { cardSource } from './cards.ts';
import { idsBelow } from './catalogue-structure.ts';
import type { CountsByCategory } from './category-counts.ts';
import { pageAnswers, type AnswerSources } from './page-answers.ts';
import { familySearches, numberSearch, soldSearch } from './questions.ts';

/** Best sellers that are looked through for those of one category: a thousand at a time, and so many times. */
const BEST_SELLERS = { atOnce: 1_000, times: 10 } as const;

export function createAnswers(sources: AnswerSources): Answers {
  return { ...pageAnswers(sources), ...categoryAnswers(sources), ...productAnswers(sources) };
}

function categoryAnswers({ client, alias, rows, structure, counts }: AnswerSources) {
  const nodeOf = (category: Category, { below }: CountsByCategory, language: Language): CategoryNode => ({
    ...headOf(category, language),
    ...kindOf(category),
    ProductCount: below(category),
    ChildCategory: category.children.filter(isShown).map((child) => nodeOf(child, { below }, language)),
  });

  return {
    async tree({ below }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const nodes = nodesBelow(structure.tree, below);
      if (!nodes) return null;
      const counted = await counts.get();
      return nodes.map((category) => nodeOf(category, counted, language));
    },

    async category({ id }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const category = shownCategory(structure.tree, id);
      if (!category) return null;
      const counted = await counts.get();
      return detailsOf(structure.tree, category, language, (child) => nodeOf(child, counted, language));
    },

    async addresses({ after, count }, _reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const from = after ? ([sortKey(after), after] as const) : undefined;
      const found = await searchOne(client, alias, numberSearch(from, count));
      const numbers = found.hits.map(({ id }) => id);
      const shown = await rows.byKey(products, numbers);
      const all = structure.tree.all;
      return {
        categories: after
          ? []
          : all
              .filter(hasPage)
              .map(({ id, seoFriendlyName }) => ({ CategoryId: id, SEOFriendlyName: seoFriendlyName })),
        products: numbers.flatMap((itemNumber) => {
          const product = shown.get(itemNumber);
          return product ? [{ itemNumber, seoFriendlyName: seoNameOf(product) }] : [];
        }),
      };
    },
  } satisfies Pick<Answers, 'tree' | 'category' | 'addresses'>;
}

function productAnswers(sources: AnswerSources) {
  const { client, alias, rows, structure, cards } = sources;
  const idsOf = ({ hits }: Found): string[] => hits.map(({ id }) => id);

  /** One per category first, so that a short list shows the breadth of what there is. */
  async function oneOfEachFamily(order: 'catalogue' | 'newest', most: number, within?: readonly string[]) {
    const [firsts = [], all = []] = (await client.search(alias, familySearches(order, most, within))).map(idsOf);
    return [...new Set([...firsts, ...all])].slice(0, most);
  }

  async function bestSold(today: string, most: number, within: readonly string[] | undefined): Promise<string[]> {
    const best = structure.sales.bestUntil(today);
    const shown: string[] = [];
    for (let at = 0, times = 0; at < best.length && shown.length < most && times < BEST_SELLERS.times; times++) {
      const some = best.slice(at, (at += BEST_SELLERS.atOnce));
      let sold: readonly string[];
      if (within) {
        const search: Clause = soldSearch(some, within);
        const found = await searchOne(client, alias, search);
        const those = new Set(idsOf(found));
        sold = some.filter((itemNumber) => those.has(itemNumber));
      } else sold = soldOf(some, await rows.byKey(products, some));
      shown.push(...sold.slice(0, most - shown.length));
    }
    return shown;
  }

  async function details(product: ProductRow, reader: Reader, seen: Set<string>) {
    const { accessories } = product.data;
    const { family } = product.data;
    const variants = family ? ((await rows.variantsOf([family])).get(family) ?? []) : [];
    const others = await rows.byKey(products, [...new Set([...relatedTo(product), ...variants])]);
    const [source, shown] = await Promise.all([
      cardSource(rows, structure, [product], reader),
      cards(soldOf(noted(accessories, seen), others), reader, seen, []),
    ]);
    const detailsSource = {
      ...source,
      product: (itemNumber: string) => others.get(itemNumber),
      variants: () => variants.flatMap((itemNumber) => others.get(itemNumber) ?? []),
    };
    return productDetails(detailsSource, product, structure.tree, reader, JsonText.of(shown), seen);
  }

  return {
    async cards({ itemNumbers }, reader, seen) {
      seen.add(dependencies.structure);
      const numbers = noted(itemNumbers, seen);
      return cards(soldOf(numbers, await rows.byKey(products, numbers)), reader, seen);
    },

    async newest({ count }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      return cards(await oneOfEachFamily('newest', count), reader, seen);
    },

    async bestSellers({ count, category: id }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold).add(dependencies.bestSellers);
      const category = id ? structure.tree.get(id) : undefined;
      if (id && !category) return null;
      const within = category && idsBelow(category);
      return cards(await bestSold(reader.today, count, within), reader, seen);
    },

    async product({ itemNumber, withDrafts = false }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      const product = (await rows.byKey(products, [itemNumber])).get(itemNumber);
      return product && (withDrafts || isPublished(product)) ? details(product, reader, seen) : null;
    },

    async similar({ itemNumber, count }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      const product = (await rows.byKey(products, [itemNumber])).get(itemNumber);
      if (!isPublished(product)) return null;
      const numbers = noted(product.data.similar, seen);
      return cards(soldOf(numbers, await rows.byKey(products, numbers)).slice(0, count), reader, seen, []);
    },

    async variants({ itemNumber }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      const product = (await rows.byKey(products, [itemNumber])).get(itemNumber);
      if (!isPublished(product)) return null;
      noteFamily(product, seen);
      const { family } = product.data;
      const source = await cardSource(rows, structure, [product], reader);
      const columns = source.family(family)?.options.map(({ attribute }) => attribute);
      if (!columns) return [];
      const numbers = (await rows.variantsOf([family])).get(family) ?? [];
      return cards(soldOf(numbers, await rows.byKey(products, [...numbers])), reader, seen, columns);
    },
  } satisfies Pick<Answers, 'cards' | 'newest' | 'bestSellers' | 'product' | 'similar' | 'variants'>;
}
