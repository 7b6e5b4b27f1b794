import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ItemPicker } from '#storefront/shared/cart/item-picker.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { oftenBoughtQuery } from './account.queries.ts';
import styles from './dashboard.module.css';

/** What was in most orders, to put into the cart as it was ordered last. */
export function OftenBought() {
  const { t } = useText(['account', 'common']);
  const units = useUnits();
  const { items, total } = useRead(oftenBoughtQuery);
  if (!items.length) return null;
  return (
    <section className={layout.tight}>
      <div className={layout.headRow}>
        <h2>{t('oftenBought')}</h2>
        <a className={styles.end} href={paths.purchasedItems}>
          {t('allBought', { count: total })}
        </a>
      </div>
      <ItemPicker
        label={t('oftenBought')}
        items={items.map((item) => ({ ...item, Qty: item.LastQty, InAll: item.Qty }))}
        facts={(item) => (
          <span className={text.quiet}>
            {t('boughtTimes', { quantity: units.count(item.InAll, item.Unit), count: item.Times })}
          </span>
        )}
      />
    </section>
  );
}
