import type { RewardBalance, RewardEntry } from '#contracts/reward/reward.ts';
import { formatDate, formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber, formatPercent } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { rewardBalanceQuery } from './reward.queries.ts';
import styles from './rewards.module.css';

/** The account's reward points, and how they came and went (spec 1, 6). */
export function RewardsPage() {
  const { t, language } = useText(['reward', 'common']);
  const { Points, Amount, CurrencyCode, Level, Held, NextExpiry, Entries } = useRead(rewardBalanceQuery);
  const points = (count: number) => t('points', { count, points: formatNumber(count, language) });
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:rewards')}</PageTitle>
      <h1>{t('common:rewards')}</h1>
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-label={t('balance')}>
        <p className={styles.balance}>
          <strong>{points(Points)}</strong>
          <span>{t('worth', { amount: formatMoney(Amount, CurrencyCode, language) })}</span>
        </p>
        {Level && <LevelShown level={Level} currency={CurrencyCode} />}
        {Held > 0 && <p className={text.quiet}>{t('held', { points: points(Held) })}</p>}
        {NextExpiry && (
          <p>{t('nextExpiry', { points: points(NextExpiry.Points), day: formatDay(NextExpiry.On, language) })}</p>
        )}
        <p className={text.quiet}>{t('howToUse')}</p>
      </section>
      {Entries.length === 0 ? (
        <p>{t('noEntries')}</p>
      ) : (
        <DataTable label={t('entries')}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" data-number>
                {t('change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {Entries.map((entry, at) => (
              <tr key={Entries.length - at}>
                <td className={text.nowrap}>{formatDate(entry.At, language)}</td>
                <td>
                  <Entry entry={entry} />
                </td>
                <td data-number className={text.nowrap}>
                  {entry.Points > 0 ? '+' : '−'}
                  {formatNumber(Math.abs(entry.Points), language)}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </div>
  );
}

function Entry({ entry: { Kind, OrderID, Reason, ExpiresOn } }: { readonly entry: RewardEntry }) {
  const { t, language } = useText('reward');
  return (
    <>
      {OrderID ? <a href={paths.order(OrderID)}>{t(`kind.${Kind}`)}</a> : t(`kind.${Kind}`)}
      {Reason && <p>{Reason}</p>}
      {ExpiresOn && <p className={text.quiet}>{t('expiresOn', { day: formatDay(ExpiresOn, language) })}</p>}
    </>
  );
}

/** What is earned more for what was bought within a year, and what is missing for the next level. */
function LevelShown({
  level: { Name, Percent, Next },
  currency,
}: {
  readonly level: NonNullable<RewardBalance['Level']>;
  readonly currency: string;
}) {
  const { t, language } = useText('reward');
  return (
    <>
      {Name && <p>{t('level', { name: t(`levelName.${Name}`), percent: formatPercent(Percent, language) })}</p>}
      {Next && (
        <p className={text.quiet}>
          {t('nextLevel', { name: t(`levelName.${Next.Name}`), amount: formatMoney(Next.Missing, currency, language) })}
        </p>
      )}
    </>
  );
}
