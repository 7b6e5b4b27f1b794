// Every page of the storefront: address, code, texts and what it loads.
import type { RouteObject } from 'react-router-dom';
import { partsOf } from '#domain/shared/parts-of.ts';
import type { Layout, StorefrontFeature } from '#storefront/shared/feature.ts';
import * as firstFeatures from './features.ts';
import { notFoundLoader } from './not-found.loader.ts';
import { layout } from '../lib/page-route.ts';
import { Shell } from './shell/shell.tsx';
import { shellLoader } from './shell/shell.loader.ts';
import { ProblemPage } from './problem.page.tsx';

export const CATALOG_LAYOUT = 'storefront/app/layouts/catalog-layout.tsx';

type Pages = readonly StorefrontFeature['routes'][];

const guarded = (children: RouteObject[]): RouteObject[] => [{ errorElement: <ProblemPage />, children }];

function layouts(pages: Pages): RouteObject[] {
  const pagesIn = (of: Layout): RouteObject[] => pages.flatMap((routes) => routes[of] ?? []);
  const accountLayout = layout(
    'storefront/app/layouts/account-layout.tsx',
    async () => (await import('./layouts/account-layout.tsx')).AccountLayout,
    guarded(pagesIn('account')),
  );
  const catalogLayout = layout(
    CATALOG_LAYOUT,
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
  return [catalogLayout, checkoutLayout, bareLayout];
}

/**
 * A page's id is its path, a layout's its place among those beside it: known before React Router is there
 * (browser/router-on-demand.ts), and the same whether or not the account's own pages have come.
 */
function withIds(routes: readonly RouteObject[], above = ''): RouteObject[] {
  let layoutsBefore = 0;
  return routes.map((route) => {
    const id = route.path ?? `${above}${layoutsBefore++}`;
    return { ...route, id, children: route.children && withIds(route.children, `${id}-`) } as RouteObject;
  });
}

type Registry = Readonly<Record<string, StorefrontFeature>>;

/** The pages of these features. */
export const routesOf = (...registries: readonly Registry[]): RouteObject[] =>
  withIds([
    {
      Component: Shell,
      loader: shellLoader,
      errorElement: <ProblemPage />,
      children: layouts(registries.flatMap((features): Pages => partsOf(features, 'routes'))),
    },
  ]);

/** What a visit may begin with; the account's own pages come on demand (browser/routes-on-demand.ts). */
export const firstRoutes = routesOf(firstFeatures);
