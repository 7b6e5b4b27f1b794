import type { RouteObject } from 'react-router-dom';
import { homeLoader } from '#storefront/features/home/home.loader.ts';
import { page } from '../page-route.ts';

export const catalogRoutes: RouteObject[] = [
  page({
    path: '/',
    module: 'storefront/features/home/home.page.tsx',
    component: async () => (await import('#storefront/features/home/home.page.tsx')).HomePage,
    texts: ['home'],
    loader: homeLoader,
    cacheable: true,
  }),
];
