// What the embedded index answers, from its copy of the catalogue.
import type { CategoryNode, Facet, ProductCard, ProductPage, Suggestion } from '#contracts/category.ts';
import type { ProductRow } from '../products.ts';
import {
  attributeOf,
  cardOf,
  facetName,
  pictureUrl,
  seoNameOf,
  stockItemsOf,
  stockOf,
  type Language,
} from '../reader.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { PageQuestion, Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';
import type { Reader } from '../reader.ts';
import { breadcrumbOf, columnsOf, type Category } from './category-tree.ts';
import { dependencies } from './dependencies.ts';
import { parseFilters, type Filters } from './facet-values.ts';
import { describeFacets } from './facets.ts';
import { plain } from './words.ts';

/** What an answer looked at is added to `seen`. */
export type Answers = {
  readonly [Q in Question]: (
    input: QuestionInput<Q>,
    reader: Reader,
    seen: Set<string>,
  ) => Promise<QuestionOutput<Q>> | QuestionOutput<Q>;
};

const SUGGESTIONS = { categories: 3, products: 8 } as const;
const CARD_ATTRIBUTES = 4;
const NO_FILTERS: Filters = new Map();
const CATEGORY_COUNTS = 12;
/** What has no price comes last when the cheapest come first. */
const NO_PRICE = 2 ** 32 - 1;

export function createAnswers(copy: CatalogueCopy): Answers {
  const { sets, search, store } = copy;

  const cardFor = (id: number, reader: Reader, seen: Set<string>, columns?: readonly string[]): ProductCard => {
    const product = store.product(id);
    noteShown(product, seen);
    const shown = columns ?? columnsOf(sets.tree.get(product.data.category)).slice(0, CARD_ATTRIBUTES);
    return cardOf(copy, product, reader, shown);
  };
  const cards = (ids: readonly number[], reader: Reader, seen: Set<string>, columns?: readonly string[]) =>
    ids.map((id) => cardFor(id, reader, seen, columns));
  const soldOf = (itemNumbers: readonly string[]): number[] =>
    itemNumbers.flatMap((itemNumber) => {
      const id = store.idOf(itemNumber);
      return id !== undefined && sets.isSold(id) ? [id] : [];
    });

  /** To whom prices are not shown their order tells nothing either. */
  function sorted(
    ids: Uint32Array,
    { sort, page, pageSize }: PageQuestion,
    reader: Reader,
    seen: Set<string>,
  ): Uint32Array {
    const count = page * pageSize;
    const price = copy.priceColumns.column(reader.priceList, NO_PRICE);
    switch (sort) {
      case 'best-match':
        return ids;
      case 'price-up':
      case 'price-down':
        if (!reader.seesPrices) return ids;
        seen.add(dependencies.prices);
        return sets.sortBy(ids, sort === 'price-up' ? price : (id) => NO_PRICE - price(id), count);
      case 'name':
        return sets.sort(ids, `name-${reader.language}`, count);
      case 'newest':
        return sets.sort(ids, 'newest', count);
    }
  }

  // What is below a category is counted once, until something in the catalogue changes.
  let counted = { generation: -1, facets: new Map<string, readonly Facet[]>() };
  function facetsBelow(category: Category, language: Language): readonly Facet[] {
    if (counted.generation !== copy.generation) counted = { generation: copy.generation, facets: new Map() };
    const key = `${language} ${category.id}`;
    const known = counted.facets.get(key);
    if (known) return known;
    const all = sets.filterAndCount(sets.below(category), NO_FILTERS, copy.isFacet);
    const facets = describeFacets(copy, all, NO_FILTERS, language);
    counted.facets.set(key, facets);
    return facets;
  }

  function pageOf(
    ids: Uint32Array,
    columns: readonly string[],
    question: PageQuestion,
    reader: Reader,
    seen: Set<string>,
    whole?: Category,
  ): ProductPage {
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
      products: cards([...shown], reader, seen, columns),
      facets: isWhole
        ? [...facetsBelow(whole, reader.language)]
        : describeFacets(copy, found, filters, reader.language),
      columns: columns.map((key) => ({ key, ...facetName(copy, key, reader.language) })),
    };
  }

  function nodeOf(category: Category, language: Language): CategoryNode {
    return {
      ...headOf(category, language),
      CategoryTypeID: 0,
      LinkBasedURL: '',
      Pictogram: category.data.pictogram ? `/pictures/pictograms/${category.data.pictogram}.svg` : '',
      PictureURL: pictureUrl(category.data.picture, 240),
      ProductCount: sets.below(category).length,
      ChildCategory: category.children.map((child) => nodeOf(child, language)),
    };
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

  /** One per category first, so that a short list shows the breadth of what there is. */
  function oneOfEachFamily(ids: Uint32Array, most: number): number[] {
    const [first, rest]: [number[], number[]] = [[], []];
    const families = new Set<string>();
    for (const id of ids) {
      if (first.length === most) break;
      const family = sets.categoryOf(id);
      if (!families.has(family)) {
        families.add(family);
        first.push(id);
      } else if (rest.length < most) rest.push(id);
    }
    return [...first, ...rest].slice(0, most);
  }

  return {
    tree({ below }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const nodes = below ? sets.tree.get(below)?.children : sets.tree.roots;
      return nodes ? nodes.map((category) => nodeOf(category, language)) : null;
    },

    category({ id }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const category = sets.tree.get(id);
      if (!category) return null;
      return {
        ...headOf(category, language),
        Description: category.data.description[language],
        Breadcrumb: breadcrumbOf(category).map((above) => headOf(above, language)),
        ChildCategory: category.children.map((child) => nodeOf(child, language)),
      };
    },

    list({ category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.category(id));
      const category = sets.tree.get(id);
      return category ? pageOf(sets.below(category), columnsOf(category), question, reader, seen, category) : null;
    },

    async search({ keyword, category: id, ...question }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.products);
      const trimmed = keyword.replace(/\.$/, '');
      const found = await search.find(trimmed);
      const within = id ? sets.tree.get(id) : undefined;
      if (id && !within) return null;
      const ids = within ? found.filter((one) => sets.isBelow(one, within)) : found;
      const exact = search.exact(trimmed);
      return {
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
      };
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

    newest({ count }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      return cards(oneOfEachFamily(sets.newest(), count), reader, seen);
    },

    bestSellers({ count, category: id }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold).add(dependencies.bestSellers);
      const category = id ? sets.tree.get(id) : undefined;
      if (id && !category) return null;
      const shown: number[] = [];
      for (const itemNumber of copy.sales.bestUntil(reader.today)) {
        if (shown.length === count) break;
        const [sold] = soldOf([itemNumber]);
        if (sold !== undefined && (!category || sets.isBelow(sold, category))) shown.push(sold);
      }
      // A young shop has sold little: the first of each category stand in.
      const others = oneOfEachFamily(category ? sets.below(category) : sets.all(), count);
      return cards([...new Set([...shown, ...others])].slice(0, count), reader, seen);
    },

    product({ itemNumber }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined) return null;
      const product = store.product(id);
      const { data } = product;
      const path = breadcrumbOf(sets.tree.get(data.category)).map((category) => headOf(category, reader.language));
      return {
        ...cardFor(id, reader, seen, []),
        imageUrl: pictureUrl(data.pictures[0], 600),
        description: data.description[reader.language],
        weightKg: data.weightGrams / 1_000,
        pictures: data.pictures.map((key) =>
          key === 'drawing'
            ? { url: `/pictures/drawings/${itemNumber}.svg`, kind: 'drawing' as const }
            : { url: pictureUrl(key, 600), kind: 'render' as const },
        ),
        attributes: attributesOf(copy, product, reader.language),
        warehouses: stockOf(copy, product).warehouses.map(([warehouse, quantity]) => ({ warehouse, quantity })),
        category: path.at(-1) ?? {
          CategoryId: data.category,
          CategoryName: data.category,
          SEOFriendlyName: data.category,
        },
        breadcrumb: path,
        bundle: data.bundle.flatMap((part) => {
          seen.add(dependencies.product(part.itemNumber));
          const partId = store.idOf(part.itemNumber);
          if (partId === undefined) return [];
          const child = store.product(partId);
          return [
            {
              itemNumber: child.item_number,
              seoFriendlyName: seoNameOf(child),
              name: child.data.name[reader.language],
              imageUrl: pictureUrl(child.data.pictures[0], 240),
              quantity: part.quantity,
            },
          ];
        }),
        accessories: cards(soldOf(noted(data.accessories, seen)), reader, seen, []),
      };
    },

    similar({ itemNumber, count }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined) return null;
      return cards(soldOf(noted(store.product(id).data.similar, seen)), reader, seen, []).slice(0, count);
    },

    addresses({ after, count }, _reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const ids = sets.byNumber();
      const last = after ? store.idOf(after) : undefined;
      const from = last === undefined ? 0 : ids.indexOf(last) + 1;
      return {
        categories: after
          ? []
          : sets.tree.all.map(({ id, seoFriendlyName }) => ({ CategoryId: id, SEOFriendlyName: seoFriendlyName })),
        products: [...ids.subarray(from, from + count)].map((id) => {
          const product = store.product(id);
          return { itemNumber: product.item_number, seoFriendlyName: seoNameOf(product) };
        }),
      };
    },
  };
}

function noteShown(product: ProductRow, seen: Set<string>): void {
  seen.add(dependencies.product(product.item_number));
  for (const itemNumber of stockItemsOf(product)) seen.add(dependencies.stock(itemNumber));
}

/** They may come to be sold, or be sold no more. */
function noted(itemNumbers: readonly string[], seen: Set<string>): readonly string[] {
  for (const itemNumber of itemNumbers) seen.add(dependencies.product(itemNumber));
  return itemNumbers;
}

const headOf = (category: Category, language: Language) => ({
  CategoryId: category.id,
  CategoryName: category.data.name[language],
  SEOFriendlyName: category.seoFriendlyName,
});

/** In the order of the attributes' own definition. */
function attributesOf(copy: CatalogueCopy, { data }: ProductRow, language: Language) {
  const sortOf = (key: string) => copy.attribute(key)?.sort ?? 0;
  return Object.entries(data.attributes)
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, value]) => attributeOf(copy, key, value, language));
}

const categorySuggestion = (category: Category, language: Language): Suggestion => ({
  Label: category.data.name[language],
  AutoFillImageURL: '',
  ShowImageInAutoFill: false,
  IsCategory: true,
  IsArticle: false,
  DirectURL: category.id,
  SeoFriendlyLabel: category.seoFriendlyName,
});

const productSuggestion = (product: ProductRow, language: Language): Suggestion => ({
  Label: `${product.item_number} ${product.data.name[language]}`,
  AutoFillImageURL: pictureUrl(product.data.pictures[0], 240),
  ShowImageInAutoFill: true,
  IsCategory: false,
  IsArticle: false,
  DirectURL: product.item_number,
  SeoFriendlyLabel: seoNameOf(product),
});
