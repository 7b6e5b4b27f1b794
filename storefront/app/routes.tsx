// Every page of the storefront: address, code, texts and what it loads.
import type { RouteObject } from 'react-router-dom';
import { partsOf } from '#domain/shared/parts-of.ts';
import type { Layout, StorefrontFeature } from '#storefront/shared/feature.ts';
import * as features from './features.ts';
import { notFoundLoader } from './not-found.loader.ts';
import { layout } from '../lib/page-route.ts';
import { Shell } from './shell/shell.tsx';
import { shellLoader } from './shell/shell.loader.ts';
import { ProblemPage } from './problem.page.tsx';

const pages: readonly StorefrontFeature['routes'][] = partsOf(features, 'routes');
const pagesIn = (layout: Layout): RouteObject[] => pages.flatMap((of) => of[layout] ?? []);
const guarded = (children: RouteObject[]): RouteObject[] => [{ errorElement: <ProblemPage />, children }];

const accountLayout = layout(
  'storefront/app/layouts/account-layout.tsx',
  async () => (await import('./layouts/account-layout.tsx')).AccountLayout,
  guarded(pagesIn('account')),
);
const catalogLayout = layout(
  'storefront/app/layouts/catalog-layout.tsx',
  async () => (await import('./layouts/catalog-layout.tsx')).CatalogLayout,
  guarded([
    ...pagesIn('catalog'),
    ...pagesIn('wide'),
    accountLayout,
    { path: '*', loader: notFoundLoader, Component: () => null },
  ]),
);
const checkoutLayout = layout(
  'storefront/app/layouts/checkout-layout.tsx',
  async () => (await import('./layouts/checkout-layout.tsx')).CheckoutLayout,
  guarded(pagesIn('checkout')),
);
const bareLayout = layout(
  'storefront/app/layouts/bare-layout.tsx',
  async () => (await import('./layouts/bare-layout.tsx')).BareLayout,
  guarded(pagesIn('bare')),
);

/** The ids that React Router would give: known before its router is there (browser/router-on-demand.ts). */
const withIds = (routes: readonly RouteObject[], above: readonly number[] = []): RouteObject[] =>
  routes.map((route, at) => {
    const place = [...above, at];
    return { ...route, id: place.join('-'), children: route.children && withIds(route.children, place) } as RouteObject;
  });

export const routes: RouteObject[] = withIds([
  { Component: Shell, loader: shellLoader, children: [catalogLayout, checkoutLayout, bareLayout] },
]);
