// Every page of the storefront: address, code, texts and what it loads.
import type { RouteObject } from 'react-router-dom';
import { accountRoutes, guestOrderRoutes, signInRoutes } from './routes/account.routes.ts';
import { catalogRoutes } from './routes/catalog.routes.ts';
import { checkoutRoutes } from './routes/checkout.routes.ts';
import { notFoundLoader } from './not-found.loader.ts';
import { layout } from './page-route.ts';
import { Shell } from './shell/shell.tsx';
import { shellLoader } from './shell/shell.loader.ts';
import { ProblemPage } from './problem.page.tsx';

const guarded = (children: RouteObject[]): RouteObject[] => [{ errorElement: <ProblemPage />, children }];

const accountLayout = layout(
  'storefront/app/layouts/account-layout.tsx',
  async () => (await import('./layouts/account-layout.tsx')).AccountLayout,
  guarded(accountRoutes),
);
const catalogLayout = layout(
  'storefront/app/layouts/catalog-layout.tsx',
  async () => (await import('./layouts/catalog-layout.tsx')).CatalogLayout,
  guarded([
    ...catalogRoutes,
    ...guestOrderRoutes,
    accountLayout,
    { path: '*', loader: notFoundLoader, Component: () => null },
  ]),
);
const checkoutLayout = layout(
  'storefront/app/layouts/checkout-layout.tsx',
  async () => (await import('./layouts/checkout-layout.tsx')).CheckoutLayout,
  guarded(checkoutRoutes),
);
const bareLayout = layout(
  'storefront/app/layouts/bare-layout.tsx',
  async () => (await import('./layouts/bare-layout.tsx')).BareLayout,
  guarded(signInRoutes),
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
