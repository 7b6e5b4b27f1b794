import type { CategoryNode } from '#contracts/category/category.ts';
import { LatestArticles } from '#storefront/shared/article/latest-articles.tsx';
import { Banners } from '#storefront/shared/banner/banners.tsx';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { useCompany } from '#storefront/shared/company/company.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { HydrateOnInteraction } from '#storefront/lib/hydrate-on-interaction.tsx';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ProductGrid } from '#storefront/shared/product/product-grid.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { CategoryTiles } from './category-tiles.tsx';
import { bestSellersQuery, featuredQuery, newArrivalsQuery } from './home.queries.ts';
import { SignedInStrip } from './signed-in-strip.tsx';

export function HomePage() {
  const { t } = useText('home');
  const tree = useRead(categoryTreeQuery);
  const newArrivals = useRead(newArrivalsQuery);
  const bestSellers = useRead(bestSellersQuery);
  const featured = useRead(featuredQuery);
  const signedIn = isSignedIn(useUser());
  const history = useIsOn('orderHistory');
  const offers = useIsOn('quoteHistory');
  const { name, slogan, description } = useCompany();
  return (
    <>
      <title>{slogan ? t('title', { shop: name, slogan }) : name}</title>
      {description && <meta name="description" content={description} />}
      {signedIn && history && <SignedInStrip offers={offers} />}
      <Banners />
      <HydrateOnInteraction>
        <Categories tree={tree} />
      </HydrateOnInteraction>
      {featured.length > 0 && (
        <section className={layout.section}>
          <h2>{t('featured')}</h2>
          <ProductGrid products={featured} aside />
        </section>
      )}
      {bestSellers.length > 0 && (
        <section className={layout.section}>
          <h2>{t('bestSellers')}</h2>
          <ProductGrid products={bestSellers} aside />
        </section>
      )}
      {newArrivals.length > 0 && (
        <section className={layout.section}>
          <h2>{t('newArrivals')}</h2>
          <ProductGrid products={newArrivals} aside />
        </section>
      )}
      <LatestArticles />
    </>
  );
}

function Categories({ tree }: { readonly tree: readonly CategoryNode[] }) {
  const { t, language } = useText('home');
  const items = tree.reduce((sum, node) => sum + node.ProductCount, 0);
  return (
    <>
      <div className={layout.headRow} id="categories">
        <h1>{t('heading')}</h1>
        <p className={text.quiet}>{t('itemCount', { number: formatNumber(items, language), count: items })}</p>
      </div>
      <CategoryTiles tree={tree} />
    </>
  );
}
