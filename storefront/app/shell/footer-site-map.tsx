// Spec 2 and 9: a sitemap area, 4 s after load, where SitemapAllowed is 1. Below all else, so that nothing moves.
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { useIsOn, useSeesCatalogue } from '#storefront/shared/session/session.ts';
import layout from '#storefront/ui/layout.module.css';
import { menusQuery } from './shell.queries.ts';
import styles from './footer.module.css';

const AFTER_MS = 4_000;
const SiteMap = lazyPart(async () => (await import('#storefront/shared/sitemap/site-map.tsx')).SiteMap);

export function FooterSiteMap() {
  const { t } = useText();
  const isAllowed = useIsOn('sitemap');
  const sees = useSeesCatalogue();
  const [isTime, setTime] = useState(false);
  const menus = useFixed(menusQuery);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isShown = isTime && isAllowed && sees;
  const { data: tree } = useQuery({ ...categoryTreeQuery, enabled: isShown });
  if (!isShown || !tree) return null;
  return (
    <nav className={`${layout.page} ${styles.siteMap}`} aria-labelledby="footer-site-map">
      <h2 id="footer-site-map">{t('siteMap')}</h2>
      <Suspense>
        <SiteMap tree={tree} links={[...menus.Header, ...menus.Footer]} />
      </Suspense>
    </nav>
  );
}
