import { hashKey, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOnServer } from './is-on-server.ts';
import type { ReadQuery } from './queries.ts';

/**
 * Reads what a loader has fetched. On the server the cache is complete and never changes, so nothing observes it there.
 */
export const useRead: <T>(query: ReadQuery<T>) => T = isOnServer ? useFixed : (query) => useSuspenseQuery(query).data;

/** Reads what stays the same for the whole visit, such as settings, without observing it. */
export function useFixed<T>(query: ReadQuery<T>): T {
  // `getQueryData` puts all options of a query together first.
  const data = useQueryClient().getQueryCache().get<T>(hashKey(query.queryKey))?.state.data;
  if (data === undefined) throw new Error(`Not loaded: ${query.queryKey.slice(0, 2).join(' ')}`);
  return data;
}

/**
 * Calls `reset`, which sets states of the component, while it renders with another value than before. Not an effect: that of
 * the first render comes after what somebody presses or types as soon as the page is alive, and would undo it.
 */
export function useResetOn<V>(value: V, reset: () => void): void {
  const [last, setLast] = useState(value);
  if (last === value) return;
  setLast(value);
  reset();
}

/** Calls `reset` where the address becomes another page's. */
export function useResetOnNewPage(reset: () => void): void {
  const { pathname, search } = useLocation();
  useResetOn(pathname + search, reset);
}
