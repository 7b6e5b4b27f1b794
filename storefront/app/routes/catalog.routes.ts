import type { RouteObject } from 'react-router-dom';
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
    component: async () => (await import('#storefront/features/product/product.page.tsx')).ProductPage,
    texts: ['product'],
    loader: productLoader,
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
    path: '/pages/:page',
    module: 'storefront/features/store/virtual-page.page.tsx',
    component: async () => (await import('#storefront/features/store/virtual-page.page.tsx')).VirtualPage,
    texts: ['store'],
    loader: virtualPageLoader,
    cacheable: true,
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
    path: '/error',
    module: 'storefront/features/store/error.page.tsx',
    component: async () => (await import('#storefront/features/store/error.page.tsx')).ErrorPage,
    texts: [],
  }),
];
