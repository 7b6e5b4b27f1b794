// Takes over the document the server has rendered.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { earlyInput, forgetAnswered } from '#storefront/lib/input-notes.ts';
import { asLanguage } from '#storefront/lib/language.ts';
import { createQueryClient } from '#storefront/lib/query-client.ts';
import { setBrowserServices } from '#storefront/shared/loader.ts';
import { App } from './app.tsx';
import { hydrate, readBootstrap, type Bootstrap } from './bootstrap.ts';
import { followLinks } from './browser/follow-links.ts';
import { prefetchLinks } from './browser/prefetch-links.ts';
import { routerOnDemand } from './browser/router-on-demand.ts';
import { routesOnDemand } from './browser/routes-on-demand.ts';
import { tellMissing } from './browser/tell-missing.ts';
import { Document } from './document.tsx';
import { createBrowserTexts } from './i18n/browser-texts.ts';
import { setTextLoader } from '../lib/page-route.ts';
import { languagesQuery } from './shell/shell.queries.ts';
import { firstRoutes } from './routes.tsx';
import { tellTimeZone } from './tell-time-zone.ts';

const onDemand = routesOnDemand(firstRoutes, async () => (await import('./all-routes.ts')).routes);

/** Lazy routes of this page are resolved before hydration, so that the first render is the server's. */
async function resolveRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return routes;
}

const hydrationData = ({ routes: loaded, problem }: Bootstrap) => ({
  loaderData: Object.fromEntries(loaded.map((id) => [id, null])),
  ...(problem && { errors: { [problem[0]]: problem[1] } }),
});

/** Nothing that the page waits for. */
const whenIdle = (work: () => Promise<void>): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 5_000 });
  else setTimeout(() => void work(), 2_000);
};

async function start(): Promise<void> {
  const language = asLanguage(document.documentElement.lang);
  const bootstrap = readBootstrap();
  const queryClient = createQueryClient(browserApi);
  hydrate(queryClient, bootstrap.data);
  tellTimeZone(queryClient);
  setBrowserServices({ queryClient, language });
  const texts = createBrowserTexts(language, bootstrap.texts, bootstrap.textVersion);
  setTextLoader(texts.load);
  const routes = await resolveRoutes(await onDemand.at(location));
  const { router, load } = routerOnDemand({
    routes,
    all: async () => resolveRoutes(await onDemand.all()),
    hydrationData: hydrationData(bootstrap),
  });
  // In a transition React hydrates in slices, so that a tap in between is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document language={language}>
        <App texts={texts.i18n} queryClient={queryClient}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    );
  });
  const notes = earlyInput();
  if (notes) forgetAnswered(notes);
  followLinks(router);
  tellMissing(router);
  prefetchLinks(onDemand.at);
  whenIdle(async () => {
    const spoken = queryClient.getQueryData<Output<'Store/GetLanguages'>>(languagesQuery.queryKey);
    (await import('./browser/chosen-language.ts')).followStoredChoice(
      language,
      spoken?.map(({ LanguageISOCode }) => LanguageISOCode) ?? [language],
    );
    whenIdle(async () => {
      await load();
      const { redirectOf, showAs } = await import('./browser/redirects.ts');
      const found = await redirectOf(location.pathname + location.search);
      // What leads elsewhere was led there by the server.
      if (found?.Action === 'No') showAs(found.reWriteUrl);
    });
  });
}

void start();
