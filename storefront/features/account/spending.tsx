import { monthName } from '#domain/shared/month.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { spendingQuery } from './account.queries.ts';
import styles from './spending.module.css';

/** What was spent in each of the last months, a bar each. */
export function Spending() {
  const { t, language } = useText(['account', 'common']);
  const { Months, CurrencyCode } = useRead(spendingQuery);
  const most = Math.max(...Months.map(({ Total }) => Total));
  if (most <= 0) return null;
  const money = (amount: number) => formatMoney(amount, CurrencyCode, language);
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
      <div className={layout.headRow}>
        <h2 id="spending">{t('spending')}</h2>
        <p className={text.quiet}>
          {t('spendingInAll', { amount: money(Months.reduce((total, { Total }) => total + Total, 0)) })}
        </p>
      </div>
      <table className={styles.months} aria-labelledby="spending">
        <tbody>
          {Months.map(({ Month, Total }) => (
            <tr key={Month}>
              <th scope="row">{monthName(Month, language)}</th>
              <td aria-hidden>
                <span className={styles.bar} style={{ inlineSize: `${Math.max(0, (100 * Total) / most)}%` }} />
              </td>
              <td className={styles.amount}>{money(Total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
