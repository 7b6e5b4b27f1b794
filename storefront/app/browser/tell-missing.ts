// Addresses that a click within the shop led to and that nobody found: the server, which counts those that it renders
// itself, sees none of these.
import type { DataRouter } from 'react-router-dom';
import { isPageProblem } from '#storefront/lib/page-problem.ts';

type Router = Pick<DataRouter, 'subscribe'>;

export function tellMissing(router: Router): void {
  // The page that the server rendered is counted already.
  let lastPath = location.pathname;
  router.subscribe(({ errors, location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === lastPath) return;
    lastPath = pathname;
    const isMissing = Object.values(errors ?? {}).some((error) => isPageProblem(error) && error.status === 404);
    if (isMissing) navigator.sendBeacon('/missing', pathname);
  });
}
