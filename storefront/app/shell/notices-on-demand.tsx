import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useSetting } from '#storefront/shared/session/session.ts';
import { withTexts } from '../../lib/page-route.ts';

const load = withTexts(['tag-consent'], () => import('./notices.tsx'));
const Notices = lazyPart(async () => (await load()).Notices);

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
