import { Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { partsOf } from '#domain/shared/parts-of.ts';
import type { OwnPage, Screen } from '#admin/lib/feature.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import * as features from './features.ts';
import { i18nProvider } from './i18n.ts';
import { Landing } from './landing.tsx';
import { Layout } from './layout.tsx';
import { LoginPage } from './login-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { CustomerShow } from './pages/customer-show.tsx';
import { OrderShow } from './pages/order-show.tsx';
import { ProductShow } from './pages/product-show.tsx';
import { QuoteDesk } from './pages/quote-desk.tsx';
import { queryClient } from './query-client.ts';
import { theme } from './theme.ts';

const screens: readonly Screen[] = partsOf(features, 'screens').flat();
const pages: readonly OwnPage[] = partsOf(features, 'pages').flat();

/** Pages that several features make up. */
const shows = new Map([
  ['order', OrderShow],
  ['quote', QuoteDesk],
  ['customer', CustomerShow],
  ['product', ProductShow],
]);

const routesOf = (some: readonly OwnPage[]) =>
  some.map(({ path, Page }) => (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      }
    />
  ));

const BackOffice = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={Layout}
    queryClient={queryClient}
    dashboard={Landing}
    loginPage={LoginPage}
    catchAll={NotFoundPage}
    theme={theme}
    darkTheme={null}
    requireAuth
    disableTelemetry
    title="Millwright"
  >
    <CustomRoutes noLayout>{routesOf(pages.filter(({ isBare }) => isBare))}</CustomRoutes>
    <CustomRoutes>{routesOf(pages.filter(({ isBare }) => !isBare))}</CustomRoutes>
    {screens.map(({ menu: _menu, right: _right, reader: _reader, ...resource }) => {
      const show = shows.get(resource.name);
      return <Resource key={resource.name} {...resource} {...(show ? { show } : {})} />;
    })}
  </Admin>
);

/** A router with data can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

export const App = () => <RouterProvider router={router} />;
