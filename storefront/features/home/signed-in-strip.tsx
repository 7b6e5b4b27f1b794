import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '#storefront/lib/dates.ts';
import { asLanguage } from '#storefront/lib/language.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/lib/paths.ts';
import { useUser } from '#storefront/lib/session.ts';
import text from '#storefront/ui/text.module.css';
import { lastOrderQuery } from './home.queries.ts';
import styles from './signed-in-strip.module.css';

/** For the signed-in: who they buy for, and their last order at hand. */
export function SignedInStrip() {
  const { t, i18n } = useTranslation(['home', 'common']);
  const user = useUser();
  const { data } = useSuspenseQuery(lastOrderQuery);
  const last = data.orders[0];
  const language = asLanguage(i18n.language);
  return (
    <section className={styles.strip} aria-label={t('common:myAccount')}>
      <strong>{user.AccountName || user.Name}</strong>
      {last ? (
        <span>
          {t('lastOrder')} <a className={text.mono} href={paths.order(last.OrderID)}>{last.OrderNumber}</a>, {formatDate(last.OrderDate, language)}, {formatMoney(last.OrderTotal, last.CurrencyCode, language)},{' '}
          {t(`common:orderStatus.${last.OrderStatus}`)}
        </span>
      ) : (
        <span>{t('noOrders')}</span>
      )}
      <a className={styles.end} href={paths.orders}>
        {t('common:orderHistory')}
      </a>
    </section>
  );
}
