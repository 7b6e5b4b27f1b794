import { useLocation } from 'react-router-dom';
import type { Transaction } from '#contracts/credit/aged-balance.ts';
import { TRANSACTION_KINDS } from '#contracts/credit/transaction-kinds.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Button } from '#storefront/ui/button.tsx';
import { DataTable } from '#storefront/ui/data-table.tsx';
import layout from '#storefront/ui/layout.module.css';
import { PagedList } from '#storefront/ui/paged-list.tsx';
import { Select } from '#storefront/ui/select.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import text from '#storefront/ui/text.module.css';
import { invoicesPageSize, transactionsQuery } from './invoice.queries.ts';
import { parseTransactionList, transactionListHref } from './transaction-list-url.ts';
import styles from './invoice.module.css';

/** Spec 2, /customer/paymenthistory, Transaction History: payments, and what was given back. */
export function TransactionsPage() {
  const { t } = useText(['invoice', 'common']);
  const query = useLocation().search;
  const state = parseTransactionList(new URLSearchParams(query));
  const { total, transactions } = useRead(transactionsQuery(state));
  const isFiltered = Boolean(state.search || state.from || state.to || state.kind);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:transactionHistory')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:transactionHistory')}</h1>
        <p className={text.quiet}>{t('transactionCount', { count: total })}</p>
      </div>
      <form key={query} className={styles.filters} action={paths.paymentHistory}>
        <TextField label={t('from')} name="from" type="date" defaultValue={state.from} />
        <TextField label={t('to')} name="to" type="date" defaultValue={state.to} />
        <Select
          label={t('kind')}
          name="kind"
          defaultValue={state.kind}
          options={[
            { value: '', label: t('everyKind') },
            ...TRANSACTION_KINDS.map((kind) => ({ value: kind, label: t(`kindOf.${kind}`) })),
          ]}
        />
        <TextField label={t('reference')} name="search" type="search" maxLength={60} defaultValue={state.search} />
        <Button type="submit" kind="ink">
          {t('filterNow')}
        </Button>
      </form>
      <PagedList
        isEmpty={transactions.length === 0}
        none={isFiltered ? t('noneFound') : t('noTransactions')}
        all={isFiltered ? { href: paths.paymentHistory, label: t('allTransactions') } : undefined}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={state.page}
        pages={Math.ceil(total / invoicesPageSize)}
        href={(page) => transactionListHref({ ...state, page })}
      >
        <Transactions transactions={transactions} />
      </PagedList>
    </div>
  );
}

function Transactions({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t, language } = useText(['invoice', 'common']);
  return (
    <DataTable label={t('common:transactionHistory')}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('order')}</th>
          <th scope="col" data-number>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((one) => (
          <tr key={one.TransactionId}>
            <td className={text.nowrap}>{formatDate(one.At, language)}</td>
            <td>
              {t(`kindOf.${one.Kind}`)}
              {one.Status !== 'completed' && `, ${t(`transactionStatus.${one.Status}`)}`}
              {(one.Text || one.Method) && <p className={text.quiet}>{one.Text || one.Method}</p>}
              {one.AmountWaiting > 0 && (
                <p className={text.quiet}>
                  {t('waiting', { amount: formatMoney(one.AmountWaiting, one.CurrencyCode, language) })}
                </p>
              )}
            </td>
            <td>
              {one.OrderID && one.OrderNumber && (
                <a className={text.mono} href={paths.order(one.OrderID)}>
                  {one.OrderNumber}
                </a>
              )}
            </td>
            <td data-number className={text.nowrap}>
              {formatMoney(one.Amount, one.CurrencyCode, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
