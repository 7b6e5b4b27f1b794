import { useSearchParams } from 'react-router-dom';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { returnsPageSize, returnsQuery } from '#storefront/shared/return/return.queries.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { RecordRow, RecordTable } from '#storefront/ui/record-table.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './return.module.css';
import { pageOf } from './returns-url.ts';

/** Spec 2, Existing Returns. */
export function ReturnsPage() {
  const { t, language } = useText(['return', 'common']);
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const { total, returns } = useRead(returnsQuery(page));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('listTitle')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:existingReturns')}</h1>
        <p className={text.quiet}>{t('returnCount', { count: total })}</p>
      </div>
      {returns.length === 0 ? (
        <div className={layout.tight}>
          <p>{t('none')}</p>
          <p>
            <ButtonLink href={paths.newReturn}>{t('newReturn')}</ButtonLink>
          </p>
        </div>
      ) : (
        <RecordTable
          label={t('common:existingReturns')}
          columns={[t('number'), t('date'), t('statusName'), t('amount'), t('order'), t('units')]}
        >
          {returns.map((one) => (
            <RecordRow
              key={one.ReturnID}
              href={paths.return(one.ReturnID)}
              number={one.ReturnNumber}
              date={formatDate(one.ReturnDate, language)}
              status={t(`status.${one.Status}`)}
              statusClass={styles[one.Status] ?? ''}
              total={formatMoney(one.ReturnAmount, one.CurrencyCode, language)}
            >
              <td className={text.mono} data-label={t('order')}>
                <a href={paths.order(one.OrderID)}>{one.OrderNumber}</a>
              </td>
              <td data-label={t('units')}>{one.Quantity}</td>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('following')}
        page={page}
        pages={Math.ceil(total / returnsPageSize)}
        href={(to) => `${paths.returns}?page=${to}`}
      />
    </div>
  );
}
