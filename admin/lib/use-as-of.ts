import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

interface AsOf {
  /** A moment (ISO) or an event (`<stream>@<revision>`) of the past that is looked at; undefined for the present. */
  readonly asOf: string | undefined;
  readonly look: (asOf: string | undefined) => void;
}

/** The past stands in the address, so that a link shows it to others. */
export function useAsOf(): AsOf {
  const [search, setSearch] = useSearchParams();
  const look = (asOf: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (asOf === undefined) next.delete('asOf');
      else next.set('asOf', asOf);
      return next;
    });
  return { asOf: search.get('asOf') ?? undefined, look };
}

/**
 * Returns what `Show` needs for it. `meta` keeps the detail apart from the list's row; what is wrong is said on the page, where
 * another moment can be chosen.
 */
export const showAsOf = (asOf: string | undefined) => ({
  queryOptions: { meta: { detail: true, asOf }, placeholderData: keepPreviousData, onError: () => undefined },
});
