// After a change of page: the title is announced and the focus goes to the page's heading, as after a full load.
import { announce } from '#storefront/lib/announce.ts';
import type { Router } from './follow-links.ts';

export function tendRoutes(router: Router): void {
  let path = router.state.location.pathname;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === path) return;
    path = state.location.pathname;
    // The new page is in the document one frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => arrive(state.location.hash)));
  });
}

function arrive(hash: string): void {
  const target = (hash && document.getElementById(hash.slice(1))) || document.querySelector('main h1') || document.querySelector('main');
  if (target instanceof HTMLElement) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  announce(document.title);
}
