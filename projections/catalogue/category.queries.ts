import type { categoryOperations, CategoryNode, ProductPage } from '#contracts/category.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { breadcrumbOf, type Catalogue, type Category, type Item } from './catalogue.ts';
import { describeFacets, filterAndCount, parseFilters } from './facets.ts';
import { cardOf, facetName, pictureUrl, priceOf, readerOf, type Language, type Reader } from './reader.ts';
import type { Search } from './search.ts';
import type { Suggestion } from '#contracts/category.ts';

export interface CatalogueQueriesOptions {
  readonly catalogue: () => Catalogue;
  readonly search: () => Search;
  readonly guestsSeePrices: () => boolean;
  readonly read: ReadSide;
}

const BEST_SELLER_DAYS = 90;
const SUGGESTIONS = { categories: 3, products: 8 } as const;
const CARD_ATTRIBUTES = 4;

export function categoryQueries({
  catalogue: now,
  search,
  guestsSeePrices,
}: CatalogueQueriesOptions): Handlers<typeof categoryOperations, 'query'> {
  const reader = (context: OperationContext) => readerOf(context, guestsSeePrices());
  const cards = (items: readonly Item[], to: Reader) =>
    items.map((item) =>
      cardOf(now(), item, to, columnsOf(now().categories.get(item.data.category)).slice(0, CARD_ATTRIBUTES)),
    );
  const categoryById = (id: string): Category => now().categories.get(id) ?? notFound('category_not_found', { id });

  return {
    'Category/GetCategoryLists': async (_input, { language }) =>
      now().roots.map((category) => nodeOf(category, language)),
    'Category/GetCategoryLists/{id}': async ({ id }, { language }) =>
      categoryById(id).children.map((child) => nodeOf(child, language)),

    async 'Category/GetCategoryDetails/{id}'({ id }, { language }) {
      const category = categoryById(id);
      return {
        ...headOf(category, language),
        Description: category.data.description[language],
        Breadcrumb: breadcrumbOf(category).map((c) => headOf(c, language)),
        ChildCategory: category.children.map((child) => nodeOf(child, language)),
      };
    },

    async 'category/catalog'({ category: id, ...query }, context) {
      const category = categoryById(id);
      return pageOf(now(), category.items, columnsOf(category), query, await reader(context));
    },

    async 'category/searchbykeyword'({ keyword, category: id, ...query }, context) {
      const trimmed = keyword.replace(/\.$/, '');
      const found = search().find(trimmed);
      const within = id ? new Set(categoryById(id).items) : undefined;
      const items = within ? found.filter((item) => within.has(item)) : found;
      const exact = search().exact(trimmed);
      return {
        ...pageOf(now(), items, columnsOf(commonCategory(now(), items)), query, await reader(context)),
        keyword: trimmed,
        ...(exact ? { exactMatch: { itemNumber: exact.itemNumber, seoFriendlyName: exact.seoFriendlyName } } : {}),
        categories: categoryCounts(now(), found, context.language),
      };
    },

    async 'category/autocomplete'({ keyword }, { language }) {
      const wanted = keyword.toLowerCase();
      const inName = [...now().categories.values()].filter(
        (c) =>
          c.items.length &&
          c.data.name[language]
            .toLowerCase()
            .split(/[\s-]+/)
            .some((word) => word.startsWith(wanted)),
      );
      return [
        ...inName.slice(0, SUGGESTIONS.categories).map((category) => categorySuggestion(category, language)),
        ...search()
          .suggest(keyword, SUGGESTIONS.products)
          .map((item) => productSuggestion(item, language)),
      ];
    },

    async 'category/newarrivals'({ numberOfProducts }, context) {
      const newest = [...now().sold].sort((a, b) =>
        a.data.addedOn < b.data.addedOn ? 1 : a.data.addedOn > b.data.addedOn ? -1 : 0,
      );
      return cards(oneOfEachFamily(newest, numberOfProducts), await reader(context));
    },

    async 'category/bestsellers'({ numberOfProducts, category: id }, context) {
      const from = new Date(Date.parse(context.now) - BEST_SELLER_DAYS * 86_400_000).toISOString().slice(0, 10);
      const sales = new Map(
        [...now().source.bestSellers.values()].map((row) => [
          row.item_number,
          Object.entries(row.orders).reduce((sum, [day, n]) => (day >= from ? sum + n : sum), 0),
        ]),
      );
      const items = id ? categoryById(id).items : now().sold;
      const sold = items
        .filter((item) => sales.get(item.itemNumber))
        .sort((a, b) => sales.get(b.itemNumber)! - sales.get(a.itemNumber)!);
      // A young shop has sold little: the first of each category stand in.
      const shown = new Set([...sold, ...oneOfEachFamily(items, numberOfProducts)]);
      return cards([...shown].slice(0, numberOfProducts), await reader(context));
    },
  };
}

interface PageQuery {
  readonly filters: string;
  readonly sort: ProductPage['sort'];
  readonly page: number;
  readonly pageSize: number;
}

function pageOf(
  catalogue: Catalogue,
  items: readonly Item[],
  columns: readonly string[],
  { filters: text, sort, page, pageSize }: PageQuery,
  reader: Reader,
): ProductPage {
  const filters = parseFilters(text);
  const filtered = filterAndCount(items, filters);
  const sorted = sortItems(catalogue, filtered.items, sort, reader);
  return {
    total: sorted.length,
    page,
    pageSize,
    sort,
    products: sorted
      .slice((page - 1) * pageSize, page * pageSize)
      .map((item) => cardOf(catalogue, item, reader, columns)),
    facets: describeFacets(catalogue, filtered, filters, reader.language),
    columns: columns.map((key) => ({ key, ...facetName(catalogue, key, reader.language) })),
  };
}

/** To whom prices are not shown their order tells nothing either. */
function sortItems(
  catalogue: Catalogue,
  items: readonly Item[],
  wanted: ProductPage['sort'],
  { priceList, language, seesPrices }: Reader,
): readonly Item[] {
  const sort = !seesPrices && (wanted === 'price-up' || wanted === 'price-down') ? 'best-match' : wanted;
  const price = (item: Item) =>
    priceOf(catalogue.source.prices, priceList, item.itemNumber)?.tiers[0]?.unitPrice ?? Number.MAX_SAFE_INTEGER;
  const collator = new Intl.Collator(language, { numeric: true });
  switch (sort) {
    case 'best-match':
      return items;
    case 'price-up':
      return [...items].sort((a, b) => price(a) - price(b));
    case 'price-down':
      return [...items].sort((a, b) => price(b) - price(a));
    case 'name':
      return [...items].sort((a, b) => collator.compare(a.data.name[language], b.data.name[language]));
    case 'newest':
      return [...items].sort((a, b) =>
        a.data.addedOn < b.data.addedOn ? 1 : a.data.addedOn > b.data.addedOn ? -1 : 0,
      );
  }
}

/** One per category first, so that a short list shows the breadth of what is new. */
function oneOfEachFamily(items: readonly Item[], most: number): Item[] {
  const seen = new Set<string>();
  const first = items.filter((item) => !seen.has(item.data.category) && seen.add(item.data.category));
  return [...new Set([...first, ...items])].slice(0, most);
}

/** The spec table's columns: the category's own, or its first child's where it has none. */
const columnsOf = (category: Category | undefined): readonly string[] =>
  category?.data.tableColumns.length ? category.data.tableColumns : (category?.children[0]?.data.tableColumns ?? []);

/** Search results share columns when they share a category. */
function commonCategory({ categories }: Catalogue, items: readonly Item[]): Category | undefined {
  const first = items[0]?.data.category;
  return first !== undefined && items.every((item) => item.data.category === first) ? categories.get(first) : undefined;
}

function categoryCounts({ categories }: Catalogue, items: readonly Item[], language: Language) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item.data.category, (counts.get(item.data.category) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .flatMap(([id, count]) => {
      const category = categories.get(id);
      return category ? [{ ...headOf(category, language), count }] : [];
    });
}

const headOf = (category: Category, language: Language) => ({
  CategoryId: category.id,
  CategoryName: category.data.name[language],
  SEOFriendlyName: category.seoFriendlyName,
});

export function nodeOf(category: Category, language: Language): CategoryNode {
  return {
    ...headOf(category, language),
    CategoryTypeID: 0,
    LinkBasedURL: '',
    Pictogram: category.data.pictogram ? `/pictures/pictograms/${category.data.pictogram}.svg` : '',
    PictureURL: pictureUrl(category.data.picture, 240),
    ProductCount: category.items.length,
    ChildCategory: category.children.map((child) => nodeOf(child, language)),
  };
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

const productSuggestion = ({ itemNumber, seoFriendlyName, data }: Item, language: Language): Suggestion => ({
  Label: `${itemNumber} ${data.name[language]}`,
  AutoFillImageURL: pictureUrl(data.pictures[0], 240),
  ShowImageInAutoFill: true,
  IsCategory: false,
  IsArticle: false,
  DirectURL: itemNumber,
  SeoFriendlyLabel: seoFriendlyName,
});
