// Data and code of a page are fetched when its link is pointed at or focused, so that the click only paints.
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { pageOf } from './links.ts';

/** Pointing for this long is interest; passing over is not. */
const interestDelay = 60;

type RoutesAt = (location: { readonly pathname: string }) => Promise<RouteObject[]>;

async function prefetch(routesAt: RoutesAt, url: URL): Promise<void> {
  const matches = matchRoutes(await routesAt(url), url) ?? [];
  const request = new Request(url);
  await Promise.allSettled(
    matches.flatMap(({ route, params }) => [
      typeof route.lazy === 'function' ? route.lazy() : undefined,
      typeof route.loader === 'function'
        ? route.loader({ request, params, context: undefined } as unknown as LoaderFunctionArgs)
        : undefined,
    ]),
  );
}

export function prefetchLinks(routesAt: RoutesAt): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = new Map<string, number>();
  const consider = (event: Event) => {
    clearTimeout(timer);
    const page = pageOf(event.target);
    if (!page || page.link.dataset.prefetch === 'off') return;
    const { url } = page;
    const key = url.pathname + url.search;
    if (key === location.pathname + location.search || Date.now() - (done.get(key) ?? 0) < 30_000) return;
    timer = setTimeout(
      () => {
        done.set(key, Date.now());
        prefetch(routesAt, url).catch(() => done.delete(key));
      },
      event.type === 'pointerover' ? interestDelay : 0,
    );
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, consider, { passive: true });
}
