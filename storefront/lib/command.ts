import { useCallback, useRef, useState } from 'react';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { isRefusal } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { createCommandIds } from './command-id.ts';

export interface Command<R extends RoutesVia<'post'>> {
  /** Answers undefined when it was refused, failed, or is still under way; `error` then says why. */
  readonly run: (input: Request<R>) => Promise<Output<R> | undefined>;
  readonly pending: boolean;
  readonly error: unknown;
  readonly clear: () => void;
}

/** Sends a command at most once per intention: while one is under way a second click does nothing. */
export function useCommand<R extends RoutesVia<'post'>>(route: R): Command<R> {
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: undefined });
  const intention = useRef({ ids: createCommandIds(), busy: false });
  const run = useCallback(
    async (input: Request<R>) => {
      const { current } = intention;
      if (current.busy) return undefined;
      current.busy = true;
      setState({ pending: true, error: undefined });
      try {
        const answer = await browserApi.post(route, input, { commandId: current.ids.idFor(input) });
        current.ids.settled();
        setState({ pending: false, error: undefined });
        return answer;
      } catch (error) {
        if (isRefusal(error)) current.ids.settled();
        setState({ pending: false, error });
        return undefined;
      } finally {
        current.busy = false;
      }
    },
    [route],
  );
  const clear = useCallback(() => setState({ pending: false, error: undefined }), []);
  return { run, ...state, clear };
}
