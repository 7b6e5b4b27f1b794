import { lazy, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useSetting } from '#storefront/shared/session/session.ts';
import { isPageHandle, withTexts } from '../../lib/page-route.ts';

const load = withTexts(['tag-consent'], () => import('./tag-choice.tsx'));
const TagChoice = lazy(async () => ({ default: (await load()).TagChoice }));

/** Asks whether visits may be counted, in a shop that has a tag manager; only the browser knows what was answered. */
export function TagConsent() {
  const container = useSetting('GoogleTagManagerId');
  const isForMany = useMatches().every(({ handle }) => !isPageHandle(handle) || handle.cacheable);
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!container || !isInBrowser || !isForMany) return null;
  return (
    <Suspense>
      <TagChoice />
    </Suspense>
  );
}
