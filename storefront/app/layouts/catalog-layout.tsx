import { Outlet, ScrollRestoration } from 'react-router-dom';
import layout from '#storefront/ui/layout.module.css';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { NoticesOnDemand } from '../shell/notices-on-demand.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';

export const CatalogLayout = () => (
  <>
    <SkipLink />
    <Header />
    <main id={mainId} className={`${layout.page} ${layout.main}`} tabIndex={-1}>
      <Outlet />
    </main>
    <NoticesOnDemand />
    <Footer />
    <ScrollRestoration />
  </>
);
