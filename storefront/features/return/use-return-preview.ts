import { useDeferredValue } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Output, Request } from '#contracts/api.ts';
import { postQuery } from '#storefront/lib/queries.ts';

interface ReturnPreview {
  readonly preview: Output<'return/preview'> | undefined;
  readonly error: Error | null;
}

/** Fees and amounts of what stands in the form; those of before stay until others are known. */
export function useReturnPreview(input: Request<'return/preview'>): ReturnPreview {
  const asked = useDeferredValue(JSON.stringify(input));
  const { data, error } = useQuery({
    ...postQuery('return/preview', JSON.parse(asked) as Request<'return/preview'>, 'session'),
    enabled: input.lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return input.lines.length ? { preview: data, error } : { preview: undefined, error: null };
}
