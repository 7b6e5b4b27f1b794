import { changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Redirect, RedirectEvent } from './redirect.events.ts';
import { evolveRedirects, NO_REDIRECTS, redirectDraft, redirectFrom, type RedirectState } from './redirect.state.ts';

export type RedirectCommand =
  /** All of them or none; `seen` is what the first of them was when whoever changes it looked. */
  | { readonly type: 'SaveRedirects'; readonly redirects: readonly Redirect[]; readonly seen?: Redirect }
  | { readonly type: 'RemoveRedirects'; readonly from: readonly string[] };

export const redirect: Decider<RedirectState, RedirectCommand, RedirectEvent> = {
  snapshotVersion: 1,
  initialState: NO_REDIRECTS,
  decide(command, state) {
    switch (command.type) {
      case 'SaveRedirects': {
        const { seen } = command;
        if (seen) {
          const present = redirectFrom(state, seen.from) ?? notFound('not_found');
          changesOn<Redirect>({ from: seen.from, ...present }, seen, command.redirects[0]!);
        }
        const draft = redirectDraft(state);
        const news: Redirect[] = [];
        for (const one of command.redirects) {
          const fault = draft.fault(one);
          if (fault) return refuse(fault.code, fault.params, 'invalid');
          if (draft.isNews(one)) news.push(one);
          draft.add(one);
        }
        return news.length ? [{ type: 'RedirectsSaved', data: { redirects: news } }] : [];
      }
      case 'RemoveRedirects': {
        const from = [...new Set(command.from)].filter((path) => redirectFrom(state, path));
        return from.length ? [{ type: 'RedirectsRemoved', data: { from } }] : [];
      }
    }
  },
  evolve: evolveRedirects,
};
