// A page that came from the server needs no router, only what a router would say of it. React Router's own, 15 kB of
// gzip, comes when the browser is idle or when somebody goes on, whichever is first (decision 0008).
import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  type DataRouter,
  type HydrationState,
  type Location,
  type RouteObject,
  type To,
} from 'react-router-dom';
import type { createBrowserRouter } from './navigation-router.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type ScrollRestoration = Parameters<DataRouter['enableScrollRestoration']>;
type Create = typeof createBrowserRouter;
type NavigateOptions = Parameters<DataRouter['navigate']>[1];

/** What `RouterProvider`, `ScrollRestoration` and the hooks of a page ask; nobody here uses fetchers and blockers. */
type Asked = Pick<
  DataRouter,
  | 'basename'
  | 'future'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
>;

export interface RouterOnDemand {
  /** For `RouterProvider`. */
  readonly router: DataRouter;
  /** Brings React Router's own router. @throws Error when its code cannot be fetched; it can be asked for again */
  readonly load: () => Promise<DataRouter>;
}

interface Page {
  /** Each with its id; those of this page have their components. */
  readonly routes: RouteObject[];
  /** Those of every page, for the router; this page's have their components there, too. */
  readonly all?: () => Promise<RouteObject[]>;
  readonly hydrationData: HydrationState;
  /** Loads a document from the server. */
  readonly open?: (href: string) => void;
  readonly create?: () => Promise<Create>;
}

/** Those of a visit's first page: it comes to life with what the server has read. */
function stateOf(routes: RouteObject[], { loaderData = {}, actionData, errors }: HydrationState): DataRouter['state'] {
  const at = here();
  return {
    historyAction: 'POP' as DataRouter['state']['historyAction'],
    location: at,
    matches: (matchRoutes(routes, at) ?? []) as DataRouter['state']['matches'],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: actionData ?? null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** As React Router's history says it. */
function here(): Location {
  const { pathname, search, hash } = location;
  const historyState = history.state as { readonly usr?: unknown; readonly key?: string } | null;
  return {
    pathname,
    search,
    hash,
    state: historyState?.usr ?? null,
    key: historyState?.key ?? 'default',
    mask: undefined,
  };
}

const urlOf = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), location.href);

export function routerOnDemand({
  routes,
  all = () => Promise.resolve(routes),
  hydrationData,
  open = (href) => location.assign(href),
  create = async () => (await import('./navigation-router.ts')).createBrowserRouter,
}: Page): RouterOnDemand {
  const first = stateOf(routes, hydrationData);
  const subscribers = new Map<Subscriber, () => void>();
  let scrolling: { readonly how: ScrollRestoration; end?: () => void } | undefined;
  let whole: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;

  function load(): Promise<DataRouter> {
    coming ??= bring();
    coming.catch(() => (coming = undefined));
    return coming;
  }

  async function bring(): Promise<DataRouter> {
    const [createRouter, every] = await Promise.all([create(), all()]);
    removeEventListener('popstate', onPop);
    const own = (whole = createRouter(every, { hydrationData }));
    if (scrolling) scrolling.end = own.enableScrollRestoration(...scrolling.how);
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, own.subscribe(subscriber));
    return own;
  }

  async function navigate(to: number | To | null, options?: NavigateOptions): Promise<void> {
    try {
      const own = await load();
      await (typeof to === 'number' ? own.navigate(to) : own.navigate(to, options));
    } catch (error) {
      // The server shows every page by itself.
      if (whole) throw error;
      if (typeof to === 'number') history.go(to);
      else open(urlOf(to ?? '').href);
    }
  }

  /** Back or forward before there is a router: the address is another page's already, but for a change of its hash. */
  function onPop(): void {
    if (location.pathname !== first.location.pathname || location.search !== first.location.search) open(location.href);
  }
  addEventListener('popstate', onPop);

  const asked: Asked = {
    basename: '/',
    future: {} as DataRouter['future'],
    window,
    get state() {
      return whole?.state ?? first;
    },
    get routes() {
      return whole?.routes ?? (routes as DataRouter['routes']);
    },
    get manifest() {
      return whole?.manifest ?? {};
    },
    subscribe(subscriber) {
      subscribers.set(subscriber, whole?.subscribe(subscriber) ?? (() => undefined));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration(...how) {
      const mine = (scrolling = { how, end: whole?.enableScrollRestoration(...how) });
      return () => {
        mine.end?.();
        if (scrolling === mine) scrolling = undefined;
      };
    },
    navigate,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    createURL: urlOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
  };
  return { router: asked as DataRouter, load };
}
