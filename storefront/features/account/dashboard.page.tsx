import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { addressBookQuery } from '#storefront/shared/address/address.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { PendingCartsPrompt } from '#storefront/shared/cart/pending-carts-prompt.tsx';
import { useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { LateOrders } from '#storefront/shared/waiting/late-orders.tsx';
import { OpenOffers } from '#storefront/shared/waiting/open-offers.tsx';
import { lateOrdersQuery, openOffersQuery, unreadMessagesQuery } from '#storefront/shared/waiting/waiting.queries.ts';
import layout from '#storefront/ui/layout.module.css';
import { OrderTable } from '#storefront/shared/order/order-table.tsx';
import text from '#storefront/ui/text.module.css';
import { ordersOfMonthQuery, recentOrdersQuery } from './account.queries.ts';
import { OftenBought } from './often-bought.tsx';
import { Spending } from './spending.tsx';
import styles from './dashboard.module.css';

export function DashboardPage() {
  const { t } = useText(['account', 'common']);
  const user = useUser();
  const history = useIsOn('orderHistory');
  const purchases = useIsOn('purchaseHistory');
  const addresses = useIsOn('addressBook');
  const quotes = useIsOn('quoteHistory');
  const book = useRead(addressBookQuery);
  const primary = book[0];
  return (
    <div className={layout.stack}>
      <PageTitle>{t('dashboardTitle')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{user.AccountName || user.Name}</h1>
        <p className={text.quiet}>{user.AccountName && user.Name !== user.AccountName ? user.Name : user.Email}</p>
      </div>
      <Waiting quotes={quotes} history={history} />
      <PendingCartsPrompt />
      {history && <RecentOrders />}
      {purchases && <OftenBought />}
      {history && <Spending />}
      <div className={styles.cards}>
        <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
          <h2>{t('contactDetails')}</h2>
          <p>
            {user.Name}
            <br />
            {user.Email}
          </p>
        </section>
        <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
          <h2>{t('primaryAddress')}</h2>
          {primary ? <AddressText address={primary.address} /> : <p className={text.quiet}>{t('noAddress')}</p>}
          {addresses && (
            <p className={text.standalone}>
              <a href={paths.addresses}>{t('common:addressBook')}</a>
            </p>
          )}
        </section>
        <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
          <h2>{t('quickLinks')}</h2>
          <ul className={styles.links}>
            <li>
              <a href={paths.cart}>{t('common:cart')}</a>
            </li>
            <li>
              <a href={paths.categories}>{t('common:categories')}</a>
            </li>
            <li>
              <a href={paths.contact}>{t('common:support')}</a>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

/** First of all: what the reader can act on. */
function Waiting({ quotes, history }: { readonly quotes: boolean; readonly history: boolean }) {
  const { t } = useText(['account', 'common']);
  const { data: offers } = useQuery({ ...openOffersQuery, enabled: quotes });
  const { data: late } = useQuery({ ...lateOrdersQuery, enabled: history });
  const { unread } = useRead(unreadMessagesQuery);
  if (!offers?.total && !late?.total && unread === 0) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="waiting">
      <h2 id="waiting">{t('waitingForYou')}</h2>
      {history && <LateOrders />}
      {quotes && <OpenOffers />}
      {unread > 0 && (
        <p className={text.standalone}>
          <a href={paths.messages}>{t('common:unreadMessages', { count: unread })}</a>
        </p>
      )}
    </section>
  );
}

function RecentOrders() {
  const { t } = useText(['account', 'common']);
  const recent = useRead(recentOrdersQuery);
  const { Days, Count } = useRead(ordersOfMonthQuery);
  const open = recent.orders.filter(
    (order) => order.OrderStatus === 'processing' || order.OrderStatus === 'partially-shipped',
  ).length;
  return (
    <section className={layout.tight}>
      <div className={layout.headRow}>
        <h2>{t('recentOrders')}</h2>
        {open > 0 && <p className={text.quiet}>{t('openOrders', { count: open })}</p>}
        {Count > 0 && <p className={text.quiet}>{t('ordersOfDays', { count: Count, days: Days })}</p>}
        <a className={styles.end} href={paths.orders}>
          {t('allOrders', { count: recent.total })}
        </a>
      </div>
      {recent.orders.length > 0 ? <OrderTable orders={recent.orders} /> : <p>{t('noOrders')}</p>}
    </section>
  );
}
