// What a web process asks for every page: whether an address is redirected. Made anew when a redirect changes.
import type { RedirectKind } from '#domain/redirect/redirect.events.ts';
import { pathFilter, shopPath, type PathFilter } from '#domain/shared/shop-path.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { redirects, type RedirectRow } from './redirects.ts';

export interface Redirection {
  readonly kind: RedirectKind;
  readonly from: string;
  readonly to: string;
}

export interface RedirectMap {
  /** By path with query first, then by path alone. */
  find(address: string): Redirection | undefined;
  readonly filter: PathFilter;
}

export function redirectMap(read: ReadSide): RedirectMap {
  const mirror = read.mirror(redirects);
  let made:
    | { readonly generation: number; readonly filter: PathFilter; readonly shownAs: ReadonlyMap<string, string> }
    | undefined;
  const present = () => {
    if (made?.generation === mirror.generation) return made;
    const rows = [...mirror.values()].filter(({ kind }) => kind !== '');
    const rewrites = rows.filter(({ kind }) => kind === 'rewrite');
    return (made = {
      generation: mirror.generation,
      filter: pathFilter([...rows.map(({ from }) => from), ...rewrites.map(({ to }) => to)]),
      shownAs: new Map(rewrites.map(({ from, to }) => [to, from])),
    });
  };

  function at(path: string): Redirection | undefined {
    const row: RedirectRow | undefined = mirror.get(path);
    if (row?.kind) return { kind: row.kind, from: path, to: row.to };
    // What a page is shown as has no page of its own: whoever comes by it is led to the page.
    const behind = present().shownAs.get(path);
    return behind === undefined ? undefined : { kind: 'temporary', from: path, to: behind };
  }

  return {
    find(address) {
      const whole = mirror.size ? shopPath(address.split('#')[0] ?? '') : undefined;
      if (whole === undefined) return undefined;
      return at(whole) ?? (whole.includes('?') ? at(shopPath(whole.split('?')[0] ?? '') ?? whole) : undefined);
    },
    get filter() {
      return present().filter;
    },
  };
}
