import { Outlet, ScrollRestoration } from 'react-router-dom';
import layout from '#storefront/ui/layout.module.css';
import { mainId } from '../shell/skip-link.tsx';
import { PlainFooter, PlainHeader } from './plain-header.tsx';

/** Login and register hide the header (spec 2). */
export const BareLayout = () => (
  <>
    <PlainHeader />
    <main id={mainId} className={`${layout.page} ${layout.main}`} tabIndex={-1}>
      <Outlet />
    </main>
    <PlainFooter />
    <ScrollRestoration />
  </>
);
