import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#storefront/lib/money.ts';
import { getQuery } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';

const rewardPointsQuery = getQuery('customer/getrewardpoints', {}, 'session');

/** Spec 2, top strip: no page waits for it, so the server leaves it out. */
export function RewardPoints() {
  const { t, language } = useText();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const { data } = useQuery({ ...rewardPointsQuery, enabled: isAlive });
  if (!isAlive || !data || data.Points <= 0) return null;
  return (
    <a href={paths.rewards}>
      {t('rewardPoints', { count: data.Points, amount: formatMoney(data.Amount, data.CurrencyCode, language) })}
    </a>
  );
}
