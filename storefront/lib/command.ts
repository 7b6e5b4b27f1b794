import { useCallback, useState } from 'react';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { browserApi } from './browser-api.ts';
import { createSendOnce } from './send-once.ts';

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
  const [send] = useState(() =>
    createSendOnce((input: Request<R>, commandId) => browserApi.post(route, input, { commandId })),
  );
  const run = useCallback(
    async (input: Request<R>) => {
      setState({ pending: true, error: undefined });
      try {
        const answer = await send(input);
        if (answer !== undefined) setState({ pending: false, error: undefined });
        return answer;
      } catch (error) {
        setState({ pending: false, error });
        return undefined;
      }
    },
    [send],
  );
  const clear = useCallback(() => setState({ pending: false, error: undefined }), []);
  return { run, ...state, clear };
}
