import { Outlet, ScrollRestoration } from 'react-router-dom';
import layout from '#storefront/ui/layout.module.css';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { PrivacyNotice } from '../shell/privacy-notice.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { TagConsent } from '../shell/tag-consent.tsx';

export const CatalogLayout = () => (
  <>
    <SkipLink />
    <Header />
    <main id={mainId} className={`${layout.page} ${layout.main}`} tabIndex={-1}>
      <Outlet />
    </main>
    <PrivacyNotice />
    <TagConsent />
    <Footer />
    <ScrollRestoration />
  </>
);
