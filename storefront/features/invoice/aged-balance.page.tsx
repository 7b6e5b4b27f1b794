import type { AgedBalance } from '#contracts/credit/aged-balance.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatPercent } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { DataTable } from '#storefront/ui/data-table.tsx';
import { Fact } from '#storefront/ui/fact.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { agedBalanceQuery } from './invoice.queries.ts';
import { StatementList } from './statement-list.tsx';
import { PaymentPromise } from './payment-promise-later.ts';
import styles from './invoice.module.css';

/** Spec 2 and 3, Aged Balance: what is owed by age, and what can still be ordered on terms. */
export function AgedBalancePage() {
  const { t, language } = useText(['invoice', 'common']);
  const balance = useRead(agedBalanceQuery);
  const money = (amount: number) => formatMoney(amount, balance.CurrencyCode, language);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:agedBalance')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:agedBalance')}</h1>
        <p className={text.quiet}>{t('asOf', { day: formatFullDay(balance.AsOf, language) })}</p>
      </div>
      <section className={`${layout.sheet} ${layout.padded} ${styles.facts}`} aria-label={t('creditLimit')}>
        <Fact name={t('owed')}>{money(balance.Owed)}</Fact>
        <Fact name={t('overdueAmount')}>{money(balance.Overdue)}</Fact>
        <Fact name={t('creditLimit')}>{money(balance.CreditLimit)}</Fact>
        <Fact name={t('available')}>{money(balance.Available)}</Fact>
        {balance.Held > 0 && <Fact name={t('held')}>{money(balance.Held)}</Fact>}
        {balance.Unapplied > 0 && <Fact name={t('unapplied')}>{money(balance.Unapplied)}</Fact>}
        {balance.CreditLimit > 0 && (
          <Fact name={t('payWithin')}>
            {t(balance.TermFromMonthEnd ? 'monthEnd' : 'termDays', { count: balance.TermDays })}
            {balance.DiscountPercent > 0 && (
              <p className={text.quiet}>
                {t('earlyPaymentTerm', {
                  percent: formatPercent(balance.DiscountPercent, language),
                  count: balance.DiscountDays,
                })}
              </p>
            )}
          </Fact>
        )}
      </section>
      {balance.CreditLimit === 0 && balance.Owed === 0 && <p>{t('noTerms')}</p>}
      {balance.Overdue > 0 && <PaymentPromise />}
      {balance.OpenItems.length > 0 && (
        <>
          <ul className={styles.buckets} aria-label={t('buckets')}>
            {balance.Buckets.map((bucket) => (
              <li
                key={bucket.From}
                className={classNames(styles.bucket, bucket.From > 0 && bucket.Amount > 0 && styles.late)}
              >
                <span>{t(bucketName(bucket), { from: bucket.From, to: bucket.To })}</span>
                <strong>{money(bucket.Amount)}</strong>
                <span className={text.quiet}>{t('items', { count: bucket.Items })}</span>
              </li>
            ))}
          </ul>
          <OpenItems items={balance.OpenItems} money={money} />
          <p>
            <ButtonLink kind="ink" href={`${paths.invoices}?show=pending`}>
              {t('toPay')}
            </ButtonLink>
          </p>
        </>
      )}
      <StatementList />
    </div>
  );
}

const bucketName = ({ From, To }: AgedBalance['Buckets'][number]) =>
  From === 0 ? 'bucket.current' : To === null ? 'bucket.over' : 'bucket.between';

function OpenItems({
  items,
  money,
}: {
  readonly items: AgedBalance['OpenItems'];
  readonly money: (amount: number) => string;
}) {
  const { t, language } = useText('invoice');
  return (
    <DataTable label={t('openItems')}>
      <thead>
        <tr>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('dueDate')}</th>
          <th scope="col" data-number>
            {t('total')}
          </th>
          <th scope="col" data-number>
            {t('open')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.OpenItemId}>
            <td>
              {item.Kind === 'invoice' ? (
                <a className={text.mono} href={paths.invoice(item.InvoiceId)}>
                  {item.OrderNumber}
                </a>
              ) : (
                t(`itemKind.${item.Kind}`)
              )}
            </td>
            <td className={text.nowrap}>
              {formatFullDay(item.DueDate, language)}
              {item.IsDisputed && <p className={styles.disputed}>{t('disputed')}</p>}
              {item.DaysOverdue > 0 && (
                <p className={styles.overdue}>{t('daysOverdue', { count: item.DaysOverdue })}</p>
              )}
            </td>
            <td data-number className={text.nowrap}>
              {money(item.Amount)}
            </td>
            <td data-number className={text.nowrap}>
              {money(item.Open)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
