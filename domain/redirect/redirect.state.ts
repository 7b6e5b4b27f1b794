import { own } from '#domain/shared/dictionary.ts';
import type { Redirect, RedirectEvent, RedirectKind } from './redirect.events.ts';

interface Target {
  readonly to: string;
  readonly kind: RedirectKind;
}

export interface RedirectState {
  readonly byFrom: Readonly<Record<string, Target>>;
  /** How many redirects lead to a path. */
  readonly byTo: Readonly<Record<string, number>>;
}

export const NO_REDIRECTS: RedirectState = { byFrom: {}, byTo: {} };

/** More than these no shop has; each costs a line in the memory of every web process. */
export const MOST_REDIRECTS = 20_000;

/** What nobody may lead away from: the shop's own machinery, its front door, and what people sign in, buy and ask by. */
const RESERVED =
  /^\/(?:account|admin|api|assets|cart|checkout|customer|error|health|locales|newsletter|pictures|profile|robots\.txt|sitemap(?:\.xml)?)(?=[/?]|$)|^\/(?:\?|$)/i;

export interface RedirectFault {
  readonly code:
    | 'redirect_from_reserved'
    | 'redirect_path_invalid'
    | 'redirect_to_itself'
    | 'redirect_to_gone'
    | 'redirect_loop'
    | 'redirect_chain'
    | 'redirects_full';
  readonly params: Readonly<Record<string, string | number>>;
}

/** The redirects as they would be with some more, each checked before it is added: copied once, however many come. */
export interface RedirectDraft {
  /** Why one cannot stand beside the others; undefined where it can. One with the same `from` is replaced by it. */
  fault(redirect: Redirect): RedirectFault | undefined;
  /** Tells whether saving it would change anything. */
  isNews(redirect: Redirect): boolean;
  add(redirect: Redirect): void;
}

export function redirectDraft(state: RedirectState): RedirectDraft {
  const byFrom = new Map(Object.entries(state.byFrom));
  const byTo = new Map(Object.entries(state.byTo));
  return {
    fault({ from, to, kind }): RedirectFault | undefined {
      if (RESERVED.test(from)) return { code: 'redirect_from_reserved', params: { from } };
      if ((kind === 'gone') !== (to === '')) return { code: 'redirect_path_invalid', params: {} };
      if (from === to) return { code: 'redirect_to_itself', params: { from } };
      const onward = byFrom.get(to);
      if (onward?.kind === 'gone') return { code: 'redirect_to_gone', params: { to } };
      if (kind === 'gone' && byTo.get(from)) return { code: 'redirect_to_gone', params: { to: from } };
      if (onward?.to === from) return { code: 'redirect_loop', params: { from, to } };
      if (onward) return { code: 'redirect_chain', params: { from, to, end: onward.to } };
      if (byTo.get(from)) return { code: 'redirect_chain', params: { from, to, end: to } };
      if (!byFrom.has(from) && byFrom.size >= MOST_REDIRECTS)
        return { code: 'redirects_full', params: { most: MOST_REDIRECTS } };
      return undefined;
    },
    isNews({ from, to, kind }) {
      const before = byFrom.get(from);
      return before?.to !== to || before.kind !== kind;
    },
    add({ from, to, kind }) {
      const before = byFrom.get(from);
      if (before) byTo.set(before.to, (byTo.get(before.to) ?? 1) - 1);
      byFrom.set(from, { to, kind });
      byTo.set(to, (byTo.get(to) ?? 0) + 1);
    },
  };
}

export function evolveRedirects(state: RedirectState, event: RedirectEvent): RedirectState {
  const [byFrom, byTo] = [{ ...state.byFrom }, { ...state.byTo }];
  const leave = (from: string) => {
    const before = own(byFrom, from);
    if (!before) return;
    const left = (own(byTo, before.to) ?? 1) - 1;
    if (left > 0) byTo[before.to] = left;
    else delete byTo[before.to];
    delete byFrom[from];
  };
  if (event.type === 'RedirectsRemoved') event.data.from.forEach(leave);
  else
    for (const { from, to, kind } of event.data.redirects) {
      leave(from);
      byFrom[from] = { to, kind };
      byTo[to] = (own(byTo, to) ?? 0) + 1;
    }
  return { byFrom, byTo };
}

export const redirectFrom = ({ byFrom }: RedirectState, from: string): Target | undefined => own(byFrom, from);
