import { useLocation, useNavigate } from 'react-router-dom';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ItemPicker } from '#storefront/shared/cart/item-picker.tsx';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { PAGE_SIZE, parsePurchased, purchasedHref, purchasedItemsQuery, SORTS } from './purchased-items.ts';
import styles from './purchased-items.module.css';

/** Spec 2, /profile/purchaseditemshistory: each item bought, how much and when last, to order again. */
export function PurchasedItemsPage() {
  const { t, language } = useText(['purchased-item', 'common']);
  const units = useUnits();
  const navigate = useNavigate();
  const place = parsePurchased(new URLSearchParams(useLocation().search));
  const { items, total } = useRead(purchasedItemsQuery(place));
  const { search, sort } = place;
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:purchasedItems')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:purchasedItems')}</h1>
        <p className={text.quiet}>{t('count', { count: total })}</p>
      </div>
      <div className={styles.tools}>
        <SearchForm label={t('search')} action={paths.purchasedItems} search={search} />
        <Select
          label={t('sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={({ target }) => {
            const next = SORTS.find((one) => one === target.value) ?? 'last';
            void navigate(purchasedHref({ search, sort: next, page: 1 }));
          }}
        />
      </div>
      {items.length === 0 ? (
        <div className={layout.tight}>
          <p>{search ? t('noneFound') : t('none')}</p>
          <p>
            <ButtonLink href={search ? paths.purchasedItems : paths.categories}>
              {search ? t('all') : t('common:toHome')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <ItemPicker
          key={`${search} ${sort} ${place.page}`}
          label={t('common:purchasedItems')}
          items={items.map((item) => ({ ...item, Qty: item.LastQty, InAll: item.Qty }))}
          facts={(item) => (
            <>
              <span>
                {t('lastTime', {
                  quantity: units.count(item.LastQty, item.Unit),
                  date: formatDate(item.LastOrderDate, language),
                })}{' '}
                <a href={paths.order(item.LastOrderID)}>{item.LastOrderNumber}</a>
              </span>
              <span className={text.quiet}>
                {t('inAll', { quantity: units.count(item.InAll, item.Unit), count: item.Times })}
              </span>
            </>
          )}
        />
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={place.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(page) => purchasedHref({ ...place, page })}
      />
    </div>
  );
}
