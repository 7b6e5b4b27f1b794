import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { Namespace } from './i18n/namespaces.ts';

/** What a page's own address follows from, once its data is loaded. */
export interface LoadedPage {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
}

export interface PageDefinition {
  readonly path: string;
  /** Source file, from the repository's root: names the chunk in the build's manifest. */
  readonly module: string;
  readonly component: () => Promise<ComponentType>;
  readonly texts: readonly Namespace[];
  readonly loader?: RouteObject['loader'];
  /** Depends on address, language, user and what its loader reads only. */
  readonly cacheable?: boolean;
  /** The one address of what the page shows, however it was reached; a page without one is not for search engines. */
  readonly address?: (page: LoadedPage) => string | undefined;
}

export interface PageHandle {
  readonly module: string;
  readonly texts: readonly Namespace[];
  readonly cacheable: boolean;
  readonly address?: PageDefinition['address'];
}

let loadTexts: (namespaces: readonly Namespace[]) => Promise<void> = () => Promise.resolve();
/** In the browser further texts are fetched; on the server they are all there. */
export const setTextLoader = (load: typeof loadTexts): void => void (loadTexts = load);

type Loader = (args: LoaderFunctionArgs<unknown>) => Promise<null>;

/** A loader of its own chunk, for pages that few visits begin with. */
export const later =
  (load: () => Promise<Loader>): Loader =>
  async (args) =>
    (await load())(args);

/** A page of the shop: its code and texts are fetched while its data is. */
export function page({
  path,
  module,
  component,
  texts,
  loader,
  cacheable = false,
  address,
}: PageDefinition): RouteObject {
  return {
    path,
    loader,
    handle: { module, texts, cacheable, address } satisfies PageHandle,
    lazy: async () => {
      const [Component] = await Promise.all([component(), loadTexts(texts)]);
      return { Component };
    },
  };
}

/** What several pages stand in; only pages of this layout load its code. */
export const layout = (
  module: string,
  component: PageDefinition['component'],
  children: RouteObject[],
): RouteObject => ({
  handle: { module, texts: [], cacheable: true } satisfies PageHandle,
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
