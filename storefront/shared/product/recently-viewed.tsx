import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { postQuery } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { ProductGrid } from './product-grid.tsx';
import { noteViewed, viewedItems } from './viewed.ts';

/** One row on a desk. */
const SHOWN = 5;

/** What somebody looked at before; `now` is what they look at, and is noted. */
export function RecentlyViewed({ now }: { readonly now?: string }) {
  const { t } = useText();
  const [productIds, setProductIds] = useState<readonly string[]>([]);
  useEffect(() => {
    setProductIds(
      viewedItems()
        .filter((itemNumber) => itemNumber !== now)
        .slice(0, SHOWN),
    );
    if (now !== undefined) noteViewed(now);
  }, [now]);
  const { data = [] } = useQuery({
    ...postQuery('product/getproducts', { productIds: [...productIds] }),
    enabled: productIds.length > 0,
    retry: false,
  });
  if (!data.length) return null;
  return (
    <section className={layout.section}>
      <h2>{t('recentlyViewed')}</h2>
      <ProductGrid products={data} aside />
    </section>
  );
}
