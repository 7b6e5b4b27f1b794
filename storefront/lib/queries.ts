// Reads, as TanStack Query options. The key is [via, route, input]; the query client's default function sends it.
import type { DefaultError, QueryClient, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';

export type QueryKey = readonly [via: 'get' | 'post', route: string, input: object];

export interface ReadQuery<T> extends UseSuspenseQueryOptions<T, DefaultError, T, QueryKey> {
  /** `catalogue` may be a minute old; `session` (cart, orders) is asked again on every visit; `fixed` stays. */
  readonly meta: { readonly age: keyof typeof ages } & Record<string, unknown>;
}

const ages = { catalogue: 60_000, session: 2_000, fixed: Infinity } as const;

const read = <T>(via: 'get' | 'post', route: string, input: object, age: keyof typeof ages): ReadQuery<T> => ({
  queryKey: [via, route, input],
  staleTime: ages[age],
  meta: { age },
});

export const getQuery = <R extends RoutesVia<'get'>>(
  route: R,
  input: Request<R>,
  age: keyof typeof ages = 'catalogue',
) => read<Output<R>>('get', route, input as object, age);

export const postQuery = <R extends RoutesVia<'post'>>(
  route: R,
  input: Request<R>,
  age: keyof typeof ages = 'catalogue',
) => read<Output<R>>('post', route, input as object, age);

/** In a loader: the catalogue is shown as it is known while it is asked again; a session's data is always current. */
export function load<T>(client: QueryClient, query: ReadQuery<T>): Promise<T> {
  return query.meta.age === 'session'
    ? client.fetchQuery(query)
    : client.ensureQueryData({ ...query, revalidateIfStale: true });
}

/** The data that a loader has fetched. */
export const loaded = <T>(client: QueryClient, query: ReadQuery<T>): T | undefined =>
  client.getQueryData<T>(query.queryKey);
