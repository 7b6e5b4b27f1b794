// The account's own pages are many, and most visits see none of them: their addresses come with the first of them, or with
// the router (decision 0008).
import { matchRoutes, type RouteObject } from 'react-router-dom';

export interface RoutesOnDemand {
  /** Those in which an address is found, or all. */
  readonly at: (location: { readonly pathname: string }) => Promise<RouteObject[]>;
  /** @throws Error when their code cannot be fetched; they can be asked for again */
  readonly all: () => Promise<RouteObject[]>;
}

export function routesOnDemand(first: RouteObject[], rest: () => Promise<RouteObject[]>): RoutesOnDemand {
  let coming: Promise<RouteObject[]> | undefined;
  function all(): Promise<RouteObject[]> {
    coming ??= rest();
    coming.catch(() => (coming = undefined));
    return coming;
  }
  const isKnown = (location: { readonly pathname: string }) => matchRoutes(first, location)?.at(-1)?.route.path !== '*';
  return { at: async (location) => (isKnown(location) ? first : all()), all };
}
