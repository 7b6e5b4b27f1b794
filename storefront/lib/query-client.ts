import { QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallOptions } from '#contracts/client.ts';
import { isApiError } from './api-error.ts';
import type { QueryKey } from './queries.ts';

/** The key says what to ask: its first part is the client's method, then route and input. */
export const createQueryClient = (api: ApiClient, onServer = false): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [via, route, input] = queryKey as unknown as QueryKey;
          const send = api[via] as (route: string, input: object, options?: CallOptions) => Promise<unknown>;
          return send(route, input, onServer ? undefined : { signal });
        },
        // A refusal stays one; an answer that never came, or lacks one's own last change, is asked for again.
        retry: (failures, error) =>
          !onServer && failures < 2 && (!isApiError(error) || error.answer.code === 'read_models_behind'),
        gcTime: onServer ? Infinity : 10 * 60_000,
        refetchOnWindowFocus: false,
      },
    },
  });
