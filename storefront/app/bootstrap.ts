// The server tells the browser these beside the HTML; they are read once, before hydration.
import type { QueryClient } from '@tanstack/react-query';
import type { PageProblem } from '#storefront/lib/page-problem.ts';
import type { ResourceLanguage } from 'i18next';

export interface Bootstrap {
  /** Cached reads, as [query key, data]. */
  readonly data: readonly (readonly [readonly unknown[], unknown])[];
  /** The page's texts by namespace. */
  readonly texts: ResourceLanguage;
  /** Stands in the addresses of further text files. */
  readonly textVersion: string;
  /** Ids of the routes whose loaders have run. */
  readonly routes: readonly string[];
  readonly problem?: readonly [routeId: string, problem: PageProblem];
}

export const bootstrapId = 'bootstrap';

export const dehydrate = (client: QueryClient): Bootstrap['data'] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data]);

export function hydrate(client: QueryClient, data: Bootstrap['data']): void {
  for (const [key, value] of data) client.setQueryData(key, value);
}

export const readBootstrap = (): Bootstrap =>
  JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as Bootstrap;
