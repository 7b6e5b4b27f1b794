import { useParams, useSearchParams } from 'react-router-dom';
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
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import text from '#storefront/ui/text.module.css';
import styles from './return.module.css';
import { OneReturn } from './one-return.tsx';
import { pageOf } from './returns-url.ts';

/** Spec 2, Existing Returns: all of them, or the one that the address names. */
export function ExistingReturnsPage() {
  const { returnId } = useParams();
  return returnId ? <OneReturn returnId={returnId} /> : <AllReturns />;
}

function AllReturns() {
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
        {total > 0 && <ButtonLink href={returnPaths.newReturn}>{t('newReturn')}</ButtonLink>}
      </div>
      {returns.length === 0 ? (
        <div className={layout.tight}>
          <p>{t('none')}</p>
          <p>
            <ButtonLink href={returnPaths.newReturn}>{t('newReturn')}</ButtonLink>
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
              href={returnPaths.one(one.ReturnID)}
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
        href={(to) => `${returnPaths.list}?page=${to}`}
      />
    </div>
  );
}
