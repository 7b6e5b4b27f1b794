// A press is safe to repeat: this hook sends one command at a time, and one id per intention.
import { useCallback, useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { isRefusal } from './api-error.ts';
import { browserApi } from './browser-api.ts';

export interface Post<R extends RoutesVia<'post'> = RoutesVia<'post'>> {
  readonly route: R;
  readonly input: Request<R>;
}

export interface Command<R extends RoutesVia<'post'>> {
  /** Returns undefined when it was refused, failed, or is still under way; `error` then says why. */
  readonly run: (input: Request<R>) => Promise<Output<R> | undefined>;
  readonly pending: boolean;
  readonly error: unknown;
  readonly clear: () => void;
}

/**
 * A mutation that posts. A repeated press, or a retry after a lost answer, carries the id of the first, so that the
 * server acts once; a decision (done or refused) ends the intention, and other input is another one.
 */
export function usePost<R extends RoutesVia<'post'>>() {
  const mutationKey = ['post', useId()];
  const [meta] = useState({ intention: '', commandId: '' });
  const mutation = useMutation({
    mutationKey,
    meta,
    // Input may hold a password, and a buyer without a line shall hear of it.
    gcTime: 0,
    networkMode: 'always',
    onMutate: (post: Post<R>) => {
      const intention = JSON.stringify(post);
      if (meta.intention !== intention) Object.assign(meta, { intention, commandId: crypto.randomUUID() });
    },
    mutationFn: ({ route, input }) => browserApi.post(route, input, { commandId: meta.commandId }),
    onSettled: (_answer, error) => {
      if (error === null || isRefusal(error)) meta.intention = '';
    },
  });
  return { ...mutation, mutationKey };
}

/** Sends a command at most once per intention: while one is under way a second press does nothing. */
export function useCommand<R extends RoutesVia<'post'>>(route: R): Command<R> {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset, mutationKey } = usePost<R>();
  const [, id] = mutationKey;
  const run = useCallback(
    async (input: Request<R>) => {
      if (queryClient.isMutating({ mutationKey: ['post', id] }) > 0) return undefined;
      // The caller finds the failure in `error`.
      return mutateAsync({ route, input }).catch(() => undefined);
    },
    [queryClient, mutateAsync, route, id],
  );
  return { run, pending: isPending, error: error ?? undefined, clear: reset };
}
