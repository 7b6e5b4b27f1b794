import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { client } from './client.ts';
import { messageOf } from './message-of.ts';

/** What is said once it is done: a key or a text, with what fills it. */
export interface Notice {
  readonly text: string;
  readonly type?: 'success' | 'warning' | 'error';
  readonly args?: Readonly<Record<string, unknown>>;
  /** Until somebody has read it. */
  readonly stays?: true;
}

type Done<A> = string | ((answer: A) => Notice | undefined);

export interface Command {
  /** Sends one command. Undefined where it was refused, which was said. */
  send<R extends RoutesVia<'post'>>(
    route: R,
    input: Request<R>,
    done?: Done<Output<R>>,
  ): Promise<Output<R> | undefined>;
  /** Several calls as one step, or a call of another kind. Undefined where one was refused, which was said. */
  run<A>(step: () => Promise<A>, done?: Done<A>): Promise<A | undefined>;
  /** Reads anew what the command changes, after a dialog that sends by itself. */
  refresh(): Promise<void>;
  readonly isBusy: boolean;
}

/**
 * The way to act in the back office, but for dialogs and forms, which say themselves why they were refused
 * (`CommandDialog`, `RecordForm`): says what came of it and reads anew what `changed` names, the page without it. A
 * refusal too is news: somebody else has acted.
 */
export const useCommand = (...changed: readonly QueryKey[]): Command => useCommandExplainedBy(messageOf, ...changed);

/** Where refusals are explained otherwise than by what the server says. */
export function useCommandExplainedBy(
  explain: (error: unknown, t: (key: string) => string) => string,
  ...changed: readonly QueryKey[]
): Command {
  const t = useTranslate();
  const notify = useNotify();
  const refreshPage = useRefresh();
  const queryClient = useQueryClient();
  const refresh = async () => {
    if (changed.length) await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    else refreshPage();
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (step: () => Promise<unknown>) => step(),
    // Who is not connected is told so, and presses again.
    networkMode: 'always',
    onSettled: refresh,
  });
  const run = async <A>(step: () => Promise<A>, done?: Done<A>): Promise<A | undefined> => {
    try {
      const answer = (await mutateAsync(step)) as A;
      const notice = typeof done === 'function' ? done(answer) : done && { text: done };
      if (notice) say(notice);
      return answer;
    } catch (error) {
      say({ text: explain(error, t), type: 'error' });
      return undefined;
    }
  };
  const say = ({ text, type = 'success', args, stays }: Notice) =>
    notify(text, { type, ...(args ? { messageArgs: args } : {}), ...(stays ? { autoHideDuration: null } : {}) });
  return { send: (route, input, done) => run(() => client.post(route, input), done), run, refresh, isBusy: isPending };
}
