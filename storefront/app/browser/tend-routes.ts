// After a change of page: the title is announced and the focus goes to the page's heading, as after a full load.
import { announce } from '#storefront/lib/announce.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import type { Router } from './follow-links.ts';

/** Another page of a list, or another search, is another page; a filter or a sort order is not. */
const place = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('keyword'), parameters.get('page')].join();
};

export function tendRoutes(router: Router): void {
  let last = place(router.state.location);
  router.subscribe((state) => {
    const now = place(state.location);
    if (state.navigation.state !== 'idle' || now === last) return;
    last = now;
    // The new page is in the document one frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => arrive(state.location.hash)));
  });
}

function arrive(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) {
    target.tabIndex = -1;
    target.focus();
  } else focusHeading();
  announce(document.title);
}
