import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Redirect, RedirectEvent } from './redirect.events.ts';
import { evolveRedirects, NO_REDIRECTS, redirectDraft, redirectFrom, type RedirectState } from './redirect.state.ts';

export type RedirectCommand =
  /** What an import says: all of them or none, whatever they were. */
  | { readonly type: 'SaveRedirects'; readonly redirects: readonly Redirect[] }
  /** What a form says: an address that nothing redirects yet, or what was seen becomes something else. */
  | { readonly type: 'AddRedirect'; readonly redirect: Redirect }
  | { readonly type: 'ChangeRedirect'; readonly seen: Redirect; readonly wanted: Redirect }
  | { readonly type: 'RemoveRedirects'; readonly from: readonly string[] };

export const redirect: Decider<RedirectState, RedirectCommand, RedirectEvent> = {
  snapshotVersion: 1,
  initialState: NO_REDIRECTS,
  decide(command, state) {
    switch (command.type) {
      case 'SaveRedirects':
        return saved(state, command.redirects);
      case 'AddRedirect': {
        const news = saved(state, [command.redirect]);
        if (news.length) refuseTaken(state, command.redirect.from);
        return news;
      }
      case 'ChangeRedirect':
        return changed(state, command.seen, command.wanted);
      case 'RemoveRedirects':
        return removed(state, command.from);
    }
  },
  evolve: evolveRedirects,
};

function saved(state: RedirectState, redirects: readonly Redirect[]): RedirectEvent[] {
  const draft = redirectDraft(state);
  const news: Redirect[] = [];
  for (const one of redirects) {
    const fault = draft.fault(one);
    if (fault) return refuse(fault.code, fault.params, 'invalid');
    if (draft.isNews(one)) news.push(one);
    draft.add(one);
  }
  return news.length ? [{ type: 'RedirectsSaved', data: { redirects: news } }] : [];
}

/** Another address is another redirect: the one that was seen goes first, so that neither can be in the other's way. */
function changed(state: RedirectState, seen: Redirect, wanted: Redirect): RedirectEvent[] {
  const present: Redirect = { from: seen.from, ...(redirectFrom(state, seen.from) ?? notFound('not_found')) };
  const next: Redirect = { ...present, ...changesOn(present, seen, changedFields(seen, wanted) ?? {}) };
  if (next.from === present.from) return saved(state, [next]);
  refuseTaken(state, next.from);
  const gone = removed(state, [present.from]);
  return [...gone, ...saved(gone.reduce(evolveRedirects, state), [next])];
}

function removed(state: RedirectState, paths: readonly string[]): RedirectEvent[] {
  const from = [...new Set(paths)].filter((path) => redirectFrom(state, path));
  return from.length ? [{ type: 'RedirectsRemoved', data: { from } }] : [];
}

/** Whoever adds one has not seen that somebody else did. */
function refuseTaken(state: RedirectState, from: string): void {
  if (redirectFrom(state, from)) refuse('already_exists', { id: from });
}
