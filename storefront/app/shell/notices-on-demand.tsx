import { lazy, Suspense, useEffect, useState } from 'react';
import { useSetting } from '#storefront/shared/session/session.ts';
import { withTexts } from '../../lib/page-route.ts';

const load = withTexts(['tag-consent'], () => import('./notices.tsx'));
const Notices = lazy(async () => ({ default: (await load()).Notices }));

/** Only the browser knows what its reader agreed to, so the server never renders them. */
export function NoticesOnDemand() {
  const isWanted = [useSetting('EnableGDPR') === '1', useSetting('GoogleTagManagerId')].some(Boolean);
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isWanted && isInBrowser ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null;
}
