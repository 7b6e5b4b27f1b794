import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const PAUSE_MS = 5_000;
const TRIES = 3;

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

const networkOrPause = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    if (!isOffline()) setTimeout(resolve, PAUSE_MS);
  });

/** Who has asked for a stylesheet in vain does not ask for it again. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the code before it is asked for. */
  preload(): void;
};

/**
 * Code of a part of a page that comes when it is needed. Without a network it comes when the network is back, and the page
 * goes on without it: what somebody is writing there must not be replaced by an error.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const Part = lazy(async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return { default: await load() };
      } catch (error) {
        if (attempt >= TRIES && !isOffline()) throw error;
        await networkOrPause();
        fetchStylesAgain();
      }
    }
  });
  return Object.assign(Part, {
    preload() {
      load().catch(() => {
        // It is fetched again when it is needed.
      });
    },
  });
}
