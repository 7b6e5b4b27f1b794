import type { QueryClient } from '@tanstack/react-query';
import { categoryHeadQuery } from '#storefront/features/category/category.queries.ts';
import { blogPlaceOf } from '#storefront/features/article/blog-place.ts';
import { listHref, parseListState } from '#storefront/features/category/filter-url.ts';
import { productQuery } from '#storefront/features/product/product.queries.ts';
import { loaded } from '#storefront/lib/queries.ts';
import type { Language } from '#storefront/lib/language.ts';
import { paths } from '#storefront/shared/paths.ts';

/** What a page's own address follows from, once its data is loaded. */
export interface LoadedPage {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
}

/** By route: the one address of what a page shows, however it was reached. A page without one is not for search engines. */
export const pageAddresses: Readonly<Record<string, (page: LoadedPage) => string | undefined>> = {
  '/': () => paths.home,
  '/category/:id/:name?': categoryAddress,
  '/product/:id/:name?': ({ params, queryClient }) => {
    const product = loaded(queryClient, productQuery(params.id ?? ''));
    return product && paths.product(product);
  },
  '/blog': ({ search }) => {
    const { page, category } = blogPlaceOf(search);
    return paths.blogPage(page, category);
  },
  '/blog/:article': ({ params }) => paths.article(params.article ?? ''),
  '/documents': () => paths.documents,
  '/sitemap': () => paths.siteMap,
  '/store/storelocator': () => paths.storeLocator,
  '/pages/:page': ({ params }) => paths.page(params.page ?? ''),
};

/** Each page of the whole list; how it is sorted and narrowed makes no address of its own. */
function categoryAddress({ params, search, queryClient }: LoadedPage): string | undefined {
  const category = loaded(queryClient, categoryHeadQuery(params.id ?? ''));
  const whole = parseListState(new URLSearchParams());
  const { page } = parseListState(search);
  return category && listHref(paths.category(category), whole, { page: search.has('filters') ? 1 : page });
}

/** Whole addresses of one page. */
export interface PageAddresses {
  /** Of each language that the shop speaks. */
  readonly byLanguage: Readonly<Partial<Record<Language, string>>>;
  /** In whatever language the reader's browser asks for. */
  readonly neutral: string;
}

/**
 * Each language has an address of its own (spec 9, `lng`), so that search engines keep them apart; in a shop of one
 * language the page has one address.
 */
export function addressesOf(path: string, origin: string, spoken: readonly Language[]): PageAddresses {
  const neutral = new URL(path, origin).href;
  const inLanguage = (language: Language) => {
    const url = new URL(path, origin);
    if (spoken.length > 1) url.searchParams.set('lng', language);
    return url.href;
  };
  return {
    byLanguage: Object.fromEntries(spoken.map((language) => [language, inLanguage(language)])),
    neutral,
  };
}
