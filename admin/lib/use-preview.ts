import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { client } from './client.ts';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';

type PreviewRoute = Extract<RoutesVia<'post'>, `admin/${string}/preview${string}`>;

/** `isCurrent`: the preview is of what stands in the form now; only then may it be sent. */
type Preview<R extends PreviewRoute> = { readonly error: Error | null } & (
  | { readonly isCurrent: true; readonly preview: Output<R> }
  | { readonly isCurrent: false; readonly preview: Output<R> | undefined }
);

/** Asks the server what the command would do, again whenever the form changes. */
export function usePreview<R extends PreviewRoute>(route: R, input: Request<R>, isWanted: boolean): Preview<R> {
  const wanted = JSON.stringify(input);
  const asked = useDeferredValue(wanted);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['preview', route, asked],
    // What is deferred may still be the form of before, in which there was nothing to preview.
    enabled: isWanted && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => client.post(route, JSON.parse(asked) as Request<R>, { signal }),
  });
  if (isWanted && asked === wanted && data !== undefined && !isPlaceholderData && !error)
    return { preview: data, isCurrent: true, error };
  return { preview: isWanted ? data : undefined, isCurrent: false, error: isWanted ? error : null };
}
