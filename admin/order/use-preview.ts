import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { client } from '#admin/lib/client.ts';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';

type PreviewRoute = Extract<RoutesVia<'post'>, `admin/order/preview${string}`>;

interface Preview<R extends PreviewRoute> {
  readonly preview: Output<R> | undefined;
  /** The preview is of what stands in the form now: only then may it be sent. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

/** Asks the server what the command would do, again whenever the form changes. */
export function usePreview<R extends PreviewRoute>(route: R, input: Request<R>, isWanted: boolean): Preview<R> {
  const wanted = JSON.stringify(input);
  const asked = useDeferredValue(wanted);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['order', route, asked],
    // What is deferred may still be the form of before, in which there was nothing to preview.
    enabled: isWanted && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => client.post(route, JSON.parse(asked) as Request<R>, { signal }),
  });
  return {
    preview: isWanted ? data : undefined,
    isCurrent: isWanted && asked === wanted && data !== undefined && !isPlaceholderData && !error,
    error: isWanted ? error : null,
  };
}
