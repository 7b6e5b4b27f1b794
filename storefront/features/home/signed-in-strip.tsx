import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { LateOrders } from '#storefront/shared/waiting/late-orders.tsx';
import { OpenOffers } from '#storefront/shared/waiting/open-offers.tsx';
import { unreadMessagesQuery } from '#storefront/shared/waiting/waiting.queries.ts';
import text from '#storefront/ui/text.module.css';
import { lastOrderQuery } from './home.queries.ts';
import styles from './signed-in-strip.module.css';

/** For the signed-in: who they buy for, and their last order at hand. */
export function SignedInStrip({ offers }: { readonly offers: boolean }) {
  const { t, language } = useText(['home', 'common']);
  const user = useUser();
  const data = useRead(lastOrderQuery);
  const last = data.orders[0];
  const { unread } = useRead(unreadMessagesQuery);
  return (
    <section className={styles.strip} aria-label={t('common:myAccount')}>
      <strong>{user.AccountName || user.Name}</strong>
      {last ? (
        <span>
          {t('lastOrder')}{' '}
          <a className={text.mono} href={paths.order(last.OrderID)}>
            {last.OrderNumber}
          </a>
          , {formatDate(last.OrderDate, language)}, {formatMoney(last.OrderTotal, last.CurrencyCode, language)},{' '}
          {t(`common:orderStatus.${last.OrderStatus}`)}
        </span>
      ) : (
        <span>{t('noOrders')}</span>
      )}
      {unread > 0 && <a href={paths.messages}>{t('common:unreadMessages', { count: unread })}</a>}
      <LateOrders />
      <a className={styles.end} href={paths.orders}>
        {t('common:orderHistory')}
      </a>
      {offers && <OpenOffers />}
    </section>
  );
}
