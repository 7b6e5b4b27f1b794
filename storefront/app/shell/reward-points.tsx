import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { getQuery } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';

const rewardPointsQuery = getQuery('customer/getrewardpoints', {}, 'session');

/** Spec 2, top strip. */
export function RewardPoints() {
  const { t, language } = useText();
  const { data } = useQuery(rewardPointsQuery);
  if (!data || data.Points <= 0) return null;
  return (
    <a href={paths.rewards}>
      {t('rewardPoints', {
        count: data.Points,
        points: formatNumber(data.Points, language),
        amount: formatMoney(data.Amount, data.CurrencyCode, language),
      })}
    </a>
  );
}
