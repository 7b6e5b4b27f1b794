// Renders one request to a whole document. The web process calls this; everything it needs arrives in the request.
import type { QueryClient } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { companyOf, type Company } from '#contracts/store/company.ts';
import type { UserContext } from '#contracts/account/account.ts';
import type { ApiClient } from '#contracts/client.ts';
import { listed, type SettingName } from '#contracts/setting/setting-definitions.ts';
import { asLanguage, type Language } from '#storefront/lib/language.ts';
import { isPageProblem, type PageProblem } from '#storefront/lib/page-problem.ts';
import { createQueryClient } from '#storefront/lib/query-client.ts';
import type { Services } from '#storefront/shared/loader.ts';
import { settingsQuery, userQuery, type SetupValues } from '#storefront/shared/session/session.ts';
import { buttonClass } from '#storefront/ui/button.tsx';
import { App } from './app.tsx';
import { dehydrate } from './bootstrap.ts';
import { Document } from './document.tsx';
import { addressesOf, pageAddresses } from './server/addresses.ts';
import { isPageHandle, pagesOf, type PageModules } from '../lib/page-route.ts';
import { routes } from './all-routes.ts';
import { CATALOG_LAYOUT, firstRoutes } from './routes.tsx';
import { pageAssets, start } from './server/assets.ts';
import { bootstrapText } from './server/bootstrap-text.ts';
import { documentParts } from './server/document-parts.tsx';
import { LogoImage } from './shell/logo.tsx';
import { keepMarkup, renderInParts } from './server/kept-markup.ts';
import { structuredData } from './server/structured-data.ts';
import { serverTexts } from './server/texts.ts';
import { tellTimeZone } from './tell-time-zone.ts';

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  /** e.g. https://shop.example */
  readonly origin: string;
  readonly language: Language;
  /** In-process, bound to the session. */
  readonly client: ApiClient;
  /** The JSON that an answer of the client was read from, where it is known: it need not be written again. */
  readonly jsonOf?: (answer: unknown) => Buffer | undefined;
  readonly nonce: string;
  readonly user: UserContext;
  readonly userAgentIsBot?: boolean;
  /** Reads that need not be asked for. */
  readonly known?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Address of a script that stands beside the page's own. */
  readonly script?: string;
  /** A page to look at, that no script brings to life. */
  readonly still?: boolean;
}

export type RenderResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** UTF-8. */
      readonly html: Buffer;
      readonly headers?: Record<string, string>;
      /** The output depends on address, language, user and what was read for it only (and on the nonce). */
      readonly cacheable: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Source files that a page begins with beside its own, which the browser would find out about late. */
const modulesBefore = (path: string): readonly string[] =>
  matchRoutes(firstRoutes, path)?.at(-1)?.route.path === '*' ? ['storefront/app/all-routes.ts'] : [];

/** For the build, which weighs the first load of each. */
export const pages: readonly PageModules[] = pagesOf(routes, start).map((page) => ({
  ...page,
  modules: [...page.modules, ...modulesBefore(page.path)],
}));

/** A chunk of its own in the browser: imported as there, so that the two builds divide alike. */
const { UnavailablePage } = await import('./unavailable.page.tsx');

const handler = createStaticHandler(routes);
keepMarkup();

export async function render(request: RenderRequest): Promise<RenderResult> {
  const queryClient = createQueryClient(request.client, true);
  queryClient.setQueryData(userQuery.queryKey, request.user);
  for (const [key, data] of request.known ?? []) queryClient.setQueryData(key, data);
  const services: Services = { queryClient, language: request.language };
  const context = await handler.query(new Request(new URL(request.url, request.origin)), { requestContext: services });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const problem = problemOf(context);
  if (problem?.[1].code === 'store_unavailable') return unavailable(request.language, request.nonce);
  tellTimeZone(queryClient);
  return { ...renderPage(request, services, context, problem), headers: { 'content-language': request.language } };
}

function renderPage(
  request: RenderRequest,
  { queryClient, language }: Services,
  context: StaticHandlerContext,
  problem: Problem | undefined,
) {
  const handles = context.matches.map((match) => match.route.handle as unknown).filter(isPageHandle);
  const namespaces = [...new Set(['common' as const, ...handles.flatMap((handle) => handle.texts)])];
  const texts = serverTexts(language, countryIn(queryClient));
  const bootstrap = request.still
    ? undefined
    : bootstrapText({
        data: dehydrate(queryClient),
        jsonOf: request.jsonOf,
        texts: texts.of(namespaces),
        rest: { textVersion: texts.version, routes: Object.keys(context.loaderData), problem },
      });
  const { pathname } = new URL(request.url, request.origin);
  const modules = [...modulesBefore(pathname), ...handles.map(({ module }) => module)];
  // All data is there, so nothing is gained by streaming: collected to a string, a stream costs half as much again.
  const page = context.matches.at(-1);
  const shown = problem || !page ? undefined : { ...page, search: searchOf(request), queryClient };
  const route = shown?.route.path ?? '';
  const address = shown && pageAddresses[route]?.(shown);
  const company = companyOf((name) => settingIn(queryClient, name), language);
  const html = renderInParts(
    <Document
      {...documentParts(language, {
        ...pageAssets(modules),
        nonce: request.nonce,
        bootstrap,
        script: request.script,
        accent: settingIn(queryClient, 'AccentColour') || undefined,
        admitsTags: hasTags(queryClient, pathname),
        structuredData: shown && structuredData(route, shown, { company, origin: request.origin }),
        ...(address && { addresses: addressesOf(address, request.origin, spokenIn(queryClient)) }),
      })}
    >
      <App texts={texts.i18n} queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(branchOf(context), context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Document>,
    texts.region,
  );
  return {
    kind: 'page' as const,
    status: problem?.[1].status ?? context.statusCode,
    html,
    cacheable: !problem && handles.length > 0 && handles.every((handle) => handle.cacheable),
  };
}

const searchOf = ({ url, origin }: RenderRequest) => new URL(url, origin).searchParams;

const spokenIn = (queryClient: QueryClient) => listed<Language>(settingIn(queryClient, 'StoreLanguages'));

/** Whose words the shop speaks. */
const countryIn = (queryClient: QueryClient) => listed(settingIn(queryClient, 'StoreCountries'))[0];

/** Empty where the page was made without the settings. */
const settingIn = (queryClient: QueryClient, wanted: SettingName): string =>
  queryClient.getQueryData<SetupValues>(settingsQuery.queryKey)?.find(({ param_name }) => param_name === wanted)
    ?.param_value ?? '';

/** The page's routes alone, each within the one before: React Router goes through all that it is given. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);

const handlesAt = (path: string) =>
  (matchRoutes(handler.dataRoutes, path) ?? []).map(({ route }) => route.handle as unknown).filter(isPageHandle);

/** Whether the page at a path depends on nothing but address, language, rights and what is only shown of its reader. */
export const isForMany = (path: string): boolean => {
  const handles = handlesAt(path);
  return handles.length > 0 && handles.every(({ cacheable }) => cacheable);
};

/** Whether scripts of others may run in the page at a path: it is for many, and nobody signs in or pays there. */
export const mayHoldTags = (path: string): boolean =>
  isForMany(path) && handlesAt(path).some(({ module }) => module === CATALOG_LAYOUT);

const hasTags = (queryClient: QueryClient, path: string): boolean =>
  settingIn(queryClient, 'GoogleTagManagerId') !== '' && mayHoldTags(path);

type Problem = readonly [routeId: string, problem: PageProblem];

/** What a loader left as a page problem; any other error is a defect and goes to the caller. */
function problemOf(context: StaticHandlerContext): Problem | undefined {
  for (const [routeId, error] of Object.entries(context.errors ?? {})) {
    if (!isPageProblem(error)) throw error;
    return [routeId, error];
  }
  return undefined;
}

/** Spec 2: the notice that replaces everything while the data store cannot be reached. */
export function renderUnavailable(language: string, nonce: string): Buffer {
  const known = asLanguage(language);
  const t = serverTexts(known).i18n.getFixedT(null, ['store', 'common']);
  const html = renderInParts(
    <Document {...documentParts(known, { ...pageAssets([]), nonce, bootstrap: undefined })}>
      <UnavailablePage title={t('unavailableTitle')} text={t('unavailableText')}>
        {/* The page has no script: the same address once more. */}
        <a className={buttonClass({ kind: 'ink' })} href="">
          {t('common:tryAgain')}
        </a>
      </UnavailablePage>
    </Document>,
  );
  return html;
}

/** Takes the place of every page until the shop is opened; says how to reach the dealer until then. */
export function renderOpeningSoon(language: string, nonce: string, company: Company): Buffer {
  const known = asLanguage(language);
  const t = serverTexts(known).i18n.getFixedT(null, ['store']);
  const { name, phone, email, addressLines, logo } = company;
  const contact = [...addressLines, phone].filter(Boolean);
  return renderInParts(
    <Document {...documentParts(known, { ...pageAssets([]), nonce, bootstrap: undefined })}>
      <UnavailablePage
        title={name || t('openingTitle')}
        text={name ? t('openingNamed') : t('openingText')}
        above={logo && <LogoImage logo={logo} name="" />}
      >
        {(contact.length > 0 || email) && (
          <>
            {contact.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </>
        )}
      </UnavailablePage>
    </Document>,
  );
}

const unavailable = (language: Language, nonce: string): RenderResult => ({
  kind: 'page',
  status: 503,
  html: renderUnavailable(language, nonce),
  headers: { 'content-language': language, 'retry-after': '30' },
  cacheable: false,
});
