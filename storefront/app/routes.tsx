// Every page of the storefront: address, code, texts and what it loads.
import type { RouteObject } from 'react-router-dom';
import { accountRoutes, guestOrderRoutes, signInRoutes } from './routes/account.routes.ts';
import { catalogRoutes } from './routes/catalog.routes.ts';
import { checkoutRoutes } from './routes/checkout.routes.ts';
import { notFoundLoader } from './not-found.loader.ts';
import { AccountLayout } from './layouts/account-layout.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { CatalogLayout } from './layouts/catalog-layout.tsx';
import { CheckoutLayout } from './layouts/checkout-layout.tsx';
import { Shell } from './shell/shell.tsx';
import { shellLoader } from './shell/shell.loader.ts';
import { ProblemPage } from './problem.page.tsx';

const guarded = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ProblemPage, children }];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    loader: shellLoader,
    children: [
      {
        Component: CatalogLayout,
        children: guarded([
          ...catalogRoutes,
          ...guestOrderRoutes,
          { Component: AccountLayout, children: guarded(accountRoutes) },
          { path: '*', loader: notFoundLoader, Component: () => null },
        ]),
      },
      { Component: CheckoutLayout, children: guarded(checkoutRoutes) },
      { Component: BareLayout, children: guarded(signInRoutes) },
    ],
  },
];
