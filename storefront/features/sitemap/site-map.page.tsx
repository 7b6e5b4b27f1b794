import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { SiteMap } from '#storefront/shared/sitemap/site-map.tsx';
import layout from '#storefront/ui/layout.module.css';
import { siteMenusQuery } from './site-map.loader.ts';

/** Spec 2, Site Map. */
export function SiteMapPage() {
  const { t } = useText();
  const { Header, Footer } = useRead(siteMenusQuery);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('siteMap')}</PageTitle>
      <h1>{t('siteMap')}</h1>
      <SiteMap tree={useRead(categoryTreeQuery)} links={[...Header, ...Footer]} />
    </div>
  );
}
