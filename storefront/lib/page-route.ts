import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Namespace } from '#storefront/lib/texts.ts';

export interface PageDefinition {
  readonly path: string;
  /** Source file, from the repository's root: names the chunk in the build's manifest. The browser's build has none. */
  readonly module: string;
  readonly component: () => Promise<ComponentType>;
  /** Source files of which one comes with the page: the step that its address names. */
  readonly steps?: readonly string[];
  readonly texts: readonly Namespace[];
  readonly loader?: RouteObject['loader'];
  /** Depends on address, language, user and what its loader reads only. */
  readonly cacheable?: boolean;
}

export interface PageHandle {
  readonly module: string;
  readonly steps: readonly string[];
  readonly texts: readonly Namespace[];
  readonly cacheable: boolean;
}

let loadTexts: (namespaces: readonly Namespace[]) => Promise<void> = () => Promise.resolve();
/** In the browser further texts are fetched; on the server they are all there. */
export const setTextLoader = (load: typeof loadTexts): void => void (loadTexts = load);

type Loader = (args: LoaderFunctionArgs<unknown>) => Promise<null>;

/** A loader of its own chunk: no first load needs one, and pointing at a link fetches it with the page. */
export const later =
  (load: () => Promise<Loader>): Loader =>
  async (args) =>
    (await load())(args);

/** One of a module's exports, of its own chunk: `exportOf(() => import('./cart.page.tsx'), 'CartPage')`. */
export const exportOf =
  <M, N extends keyof M>(load: () => Promise<M>, name: N): (() => Promise<M[N]>) =>
  async () =>
    (await load())[name];

/** A page of the shop: its code and texts are fetched while its data is. */
export function page({
  path,
  module,
  component,
  steps = [],
  texts,
  loader,
  cacheable = false,
}: PageDefinition): RouteObject {
  return {
    path,
    loader,
    handle: { module, steps, texts, cacheable } satisfies PageHandle,
    lazy: async () => {
      const [Component] = await Promise.all([component(), loadTexts(texts)]);
      return { Component };
    },
  };
}

/** Several pages stand in one layout; only pages of this layout load its code. */
export const layout = (
  module: string,
  component: PageDefinition['component'],
  children: RouteObject[],
): RouteObject => ({
  handle: { module, steps: [], texts: [], cacheable: true } satisfies PageHandle,
  lazy: async () => ({ Component: await component() }),
  children,
});

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle;

/** Code of an overlay together with its texts, fetched once. */
export function withTexts<T>(texts: readonly Namespace[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadTexts(texts)]);
    return loaded;
  };
}

export interface PageModules {
  readonly path: string;
  /** Source files: what every page begins with, its layouts and its own. */
  readonly modules: readonly string[];
  readonly steps: readonly string[];
}

/** Every page of the shop with the code that it begins with. */
export const pagesOf = (routes: readonly RouteObject[], above: readonly string[] = []): PageModules[] =>
  routes.flatMap(({ path, children, handle }) => {
    const page = isPageHandle(handle) ? handle : undefined;
    const modules = page ? [...above, page.module] : above;
    return [...(path && page ? [{ path, modules, steps: page.steps }] : []), ...pagesOf(children ?? [], modules)];
  });
