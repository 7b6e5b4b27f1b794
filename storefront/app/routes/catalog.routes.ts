import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { cartLoader } from '#storefront/features/cart/cart.loader.ts';
import { homeLoader } from '#storefront/features/home/home.loader.ts';
import { productLoader } from '#storefront/features/product/product.loader.ts';
import { virtualPageLoader } from '#storefront/features/store/virtual-page.loader.ts';
import { later, page } from '../page-route.ts';

export const catalogRoutes: RouteObject[] = [
  page({
    path: '/',
    module: 'storefront/features/home/home.page.tsx',
    component: async () => (await import('#storefront/features/home/home.page.tsx')).HomePage,
    texts: ['home', 'article'],
    loader: homeLoader,
    cacheable: true,
  }),
  page({
    path: '/category/search',
    module: 'storefront/features/category/search.page.tsx',
    component: async () => (await import('#storefront/features/category/search.page.tsx')).SearchPage,
    texts: ['category'],
    loader: later(async () => (await import('#storefront/features/category/category.loader.ts')).searchLoader),
    cacheable: true,
  }),
  page({
    path: '/category/:id/:name?',
    module: 'storefront/features/category/category.page.tsx',
    component: async () => (await import('#storefront/features/category/category.page.tsx')).CategoryPage,
    texts: ['category', 'article'],
    loader: later(async () => (await import('#storefront/features/category/category.loader.ts')).categoryLoader),
    cacheable: true,
  }),
  page({
    path: '/product/:id/:name?',
    module: 'storefront/features/product/product.page.tsx',
    component: async () => {
      const [{ ProductPage }, { loadParts }] = await Promise.all([
        import('#storefront/features/product/product.page.tsx'),
        import('#storefront/features/product/later-parts.ts'),
      ]);
      await loadParts();
      return ProductPage;
    },
    texts: ['product', 'review', 'question'],
    loader: productLoader,
    cacheable: true,
  }),
  page({
    path: '/compare',
    module: 'storefront/features/comparison/comparison.page.tsx',
    component: async () => (await import('#storefront/features/comparison/comparison.page.tsx')).ComparisonPage,
    texts: ['comparison'],
    loader: later(async () => (await import('#storefront/features/comparison/comparison.loader.ts')).comparisonLoader),
    cacheable: true,
  }),
  page({
    path: '/cart/shoppingcart',
    module: 'storefront/features/cart/cart.page.tsx',
    component: async () => (await import('#storefront/features/cart/cart.page.tsx')).CartPage,
    texts: ['cart', 'order'],
    loader: cartLoader,
  }),
  page({
    path: '/cart/shared/:id',
    module: 'storefront/features/shared-cart/shared-cart.page.tsx',
    component: async () => (await import('#storefront/features/shared-cart/shared-cart.page.tsx')).SharedCartPage,
    texts: ['cart'],
    loader: later(
      async () => (await import('#storefront/features/shared-cart/shared-cart.loader.ts')).sharedCartLoader,
    ),
  }),
  // Spec 2: of the checkout by its address, and with the header all the same: who fills it in looks things up.
  page({
    path: '/checkout/expressorder',
    module: 'storefront/features/quick-order/quick-order.page.tsx',
    component: async () => (await import('#storefront/features/quick-order/quick-order.page.tsx')).QuickOrderPage,
    texts: ['quick-order'],
    loader: later(
      async () => (await import('#storefront/features/quick-order/quick-order.loader.ts')).quickOrderLoader,
    ),
  }),
  page({
    path: '/pages/:page',
    module: 'storefront/features/store/virtual-page.page.tsx',
    component: async () => (await import('#storefront/features/store/virtual-page.page.tsx')).VirtualPage,
    texts: ['store', 'enquiry'],
    loader: virtualPageLoader,
    cacheable: true,
  }),
  page({
    path: '/sitemap',
    module: 'storefront/features/sitemap/site-map.page.tsx',
    component: async () => (await import('#storefront/features/sitemap/site-map.page.tsx')).SiteMapPage,
    texts: [],
    loader: later(async () => (await import('#storefront/features/sitemap/site-map.loader.ts')).siteMapLoader),
    cacheable: true,
  }),
  // Spec 2: as an older left navigation calls them.
  ...(
    [
      ['/about', paths.about],
      ['/support', paths.contact],
      ['/help', paths.help],
    ] as const
  ).map(([path, to]): RouteObject => ({ path, loader: () => redirect(to, 301), Component: () => null })),
  page({
    path: '/store/storelocator',
    module: 'storefront/features/locator/locator.page.tsx',
    component: async () => (await import('#storefront/features/locator/locator.page.tsx')).LocatorPage,
    texts: ['locator'],
    loader: later(async () => (await import('#storefront/features/locator/locator.loader.ts')).locatorLoader),
  }),
  page({
    path: '/blog',
    module: 'storefront/features/article/blog.page.tsx',
    component: async () => (await import('#storefront/features/article/blog.page.tsx')).BlogPage,
    texts: ['article'],
    loader: later(async () => (await import('#storefront/features/article/article.loader.ts')).blogLoader),
    cacheable: true,
  }),
  page({
    path: '/blog/:article',
    module: 'storefront/features/article/article.page.tsx',
    component: async () => (await import('#storefront/features/article/article.page.tsx')).ArticlePage,
    texts: ['article'],
    loader: later(async () => (await import('#storefront/features/article/article.loader.ts')).articleLoader),
    cacheable: true,
  }),
  page({
    path: '/documents',
    module: 'storefront/features/document/documents.page.tsx',
    component: async () => (await import('#storefront/features/document/documents.page.tsx')).DocumentsPage,
    texts: ['document'],
    loader: later(async () => (await import('#storefront/features/document/document.loader.ts')).documentsLoader),
    cacheable: true,
  }),
  page({
    path: '/error',
    module: 'storefront/features/store/error.page.tsx',
    component: async () => (await import('#storefront/features/store/error.page.tsx')).ErrorPage,
    texts: [],
  }),
];
