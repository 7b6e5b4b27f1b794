import { useLocation } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import { monthName } from '#domain/shared/month.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import layout from '#storefront/ui/layout.module.css';
import { PagedList } from '#storefront/ui/paged-list.tsx';
import text from '#storefront/ui/text.module.css';
import { statementsPage, statementsPageSize, statementsQuery } from './invoice.queries.ts';

/** What the account was told about each month, with the PDF of then. */
export function StatementList() {
  const { t, language } = useText('invoice');
  const page = statementsPage(new URLSearchParams(useLocation().search));
  const { total, statements } = useRead(statementsQuery(page));
  return (
    <div className={layout.stack}>
      <h2 id="statements">{t('statements.title')}</h2>
      <PagedList
        isEmpty={statements.length === 0}
        none={t('statements.none')}
        all={undefined}
        label={t('statements.pages')}
        previous={t('previous')}
        next={t('next')}
        page={page}
        pages={Math.ceil(total / statementsPageSize)}
        href={(next) => `${paths.creditLimit}?statements=${next}#statements`}
      >
        <DataTable label={t('statements.title')}>
          <thead>
            <tr>
              <th scope="col">{t('statements.month')}</th>
              <th scope="col">{t('statements.issuedOn')}</th>
              <th scope="col" data-number>
                {t('statements.opening')}
              </th>
              <th scope="col" data-number>
                {t('statements.closing')}
              </th>
              <th scope="col">{t('pdf')}</th>
            </tr>
          </thead>
          <tbody>
            {statements.map(({ StatementId, Month, IssuedOn, Opening, Closing, CurrencyCode }) => (
              <tr key={StatementId}>
                <th scope="row">{monthName(Month, language)}</th>
                <td>{formatFullDay(IssuedOn, language)}</td>
                <td data-number className={text.nowrap}>
                  {formatMoney(Opening, CurrencyCode, language)}
                </td>
                <td data-number className={text.nowrap}>
                  {formatMoney(Closing, CurrencyCode, language)}
                </td>
                <td>
                  <a
                    href={fileUrl('customer/downloadstatement', { StatementId })}
                    aria-label={t('statements.pdfOf', { month: monthName(Month, language) })}
                  >
                    {t('pdf')}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </PagedList>
    </div>
  );
}
