import { useLocation, useMatches } from 'react-router-dom';
import { useSetting } from '#storefront/shared/session/session.ts';
import { isPageHandle } from '../../lib/page-route.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { TagChoice } from './tag-choice.tsx';

/** The privacy notice on account pages (spec 2 and 4), and the tag manager on pages that are for many. */
export function Notices() {
  const { pathname } = useLocation();
  const hasPrivacyNotice = useSetting('EnableGDPR') === '1' && /^\/(profile|customer)\//.test(pathname);
  const isForMany = useMatches().every(({ handle }) => !isPageHandle(handle) || handle.cacheable);
  const hasTags = useSetting('GoogleTagManagerId') !== '' && isForMany;
  return (
    <>
      {hasPrivacyNotice && <PrivacyNotice />}
      {hasTags && <TagChoice />}
    </>
  );
}
