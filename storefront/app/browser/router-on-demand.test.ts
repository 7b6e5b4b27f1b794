import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routerOnDemand } from './router-on-demand.ts';

const Page = () => null;
const routes = (): RouteObject[] => [
  {
    id: '0',
    Component: Page,
    loader: () => null,
    children: [
      { id: '0-0', path: '/category/:id/:name?', Component: Page, loader: () => null },
      { id: '0-1', path: '/product/:id', Component: Page, loader: () => null },
      { id: '0-2', path: '*', Component: Page, loader: () => null },
    ],
  },
];
const hydrationData = { loaderData: { '0': null, '0-0': null } };

/** A browser at an address, as far as a router asks; what it would load anew is noted. */
function browserAt(address: string) {
  const events = new EventTarget();
  let url = new URL(address, 'https://shop.example');
  const to = (state: unknown, _title: string, href?: string) => {
    url = new URL(href ?? url, url);
    history.state = state;
  };
  const history = { state: null as unknown, pushState: to, replaceState: to };
  const location = new Proxy({} as Location, { get: (_, name: keyof URL) => url[name] });
  const addEventListener = events.addEventListener.bind(events);
  const removeEventListener = events.removeEventListener.bind(events);
  const window = { location, history, addEventListener, removeEventListener, document: {} };
  for (const [name, value] of Object.entries({ ...window, window, document: { defaultView: window } }))
    vi.stubGlobal(name, value);
  const opened: string[] = [];
  return {
    opened,
    open: (href: string) => void opened.push(href),
    goBackTo: (href: string) => {
      to(null, '', href);
      events.dispatchEvent(new Event('popstate'));
    },
  };
}
const own = () => Promise.resolve(createBrowserRouter);
const missing = { loaderData: { '0': null }, errors: { '0-2': { kind: 'page-problem', status: 404 } } };

describe('the router of a page that came from the server', () => {
  it.each([
    ['/category/bearings/ball?page=2&sort=name#list', hydrationData],
    ['/category/b%20%C3%A9', hydrationData],
    ['/nowhere/at/all', missing],
  ])('says of %s what React Router itself says', (address, hydrationData) => {
    const { open } = browserAt(address);
    const { router } = routerOnDemand({ routes: routes(), hydrationData, open, create: own });
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const { matches, ...state } = router.state;
    const whole = createBrowserRouter(routes(), { hydrationData });
    const { matches: ownMatches, ...rest } = whole.state;
    expect(plain(state)).toEqual(plain(rest));
    expect(matches.map(({ route, ...match }) => ({ ...match, id: route.id }))).toEqual(
      ownMatches.map(({ route, ...match }) => ({ ...match, id: route.id })),
    );
    const to = { pathname: '/product/é 1', search: '?a=1', hash: '' };
    expect(router.createHref(to as never)).toBe(whole.createHref(to as never));
    expect(router.createURL?.(to).href).toBe(whole.createURL?.(to).href);
    expect(router.encodeLocation(to)).toEqual(whole.encodeLocation(to));
  });

  it('goes to the next page when its own has come, and tells who listens already', async () => {
    const { open, opened } = browserAt('/category/bearings');
    const { router } = routerOnDemand({ routes: routes(), hydrationData, open, create: own });
    const seen: string[] = [];
    const end = router.subscribe(({ location, navigation }) => void seen.push(location.pathname + navigation.state));
    await router.navigate('/product/6205');
    expect(seen.at(-1)).toBe('/product/6205idle');
    expect(location.pathname).toBe('/product/6205');
    expect(router.state.matches.at(-1)?.params).toEqual({ id: '6205' });
    expect(opened).toEqual([]);
    end();
    const before = seen.length;
    await router.navigate('/category/motors');
    expect(seen).toHaveLength(before);
  });

  it('returns to where the page before was scrolled to', async () => {
    const { open } = browserAt('/category/bearings');
    const { router } = routerOnDemand({ routes: routes(), hydrationData, open, create: own });
    const positions: Record<string, number> = {};
    router.enableScrollRestoration(positions, () => 700);
    await router.navigate('/product/6205');
    expect(positions).toEqual({ default: 700 });
  });

  it('asks for its own once, however many go on', async () => {
    const { open } = browserAt('/category/bearings');
    let asked = 0;
    const create = () => Promise.resolve(((asked += 1), createBrowserRouter));
    const { router, load } = routerOnDemand({ routes: routes(), hydrationData, open, create });
    await Promise.all([load(), router.navigate('/product/1'), load()]);
    expect(asked).toBe(1);
  });

  it('has the server show the next page where its own cannot be fetched, and asks for it again', async () => {
    const { open, opened } = browserAt('/category/bearings');
    let line = false;
    const create = () => (line ? own() : Promise.reject(new TypeError('fetch failed')));
    const { router } = routerOnDemand({ routes: routes(), hydrationData, open, create });
    await router.navigate('/product/6205?a=1');
    expect(opened).toEqual(['https://shop.example/product/6205?a=1']);
    line = true;
    await router.navigate('/product/6206');
    expect(router.state.location.pathname).toBe('/product/6206');
  });

  it('has the server show the page that somebody went back to before its own came; a change of the hash is none', () => {
    const { goBackTo, open, opened } = browserAt('/category/bearings?page=2');
    routerOnDemand({ routes: routes(), hydrationData, open, create: own });
    goBackTo('/category/bearings?page=2#list');
    expect(opened).toEqual([]);
    goBackTo('/category/bearings');
    expect(opened).toEqual(['https://shop.example/category/bearings']);
  });
});
