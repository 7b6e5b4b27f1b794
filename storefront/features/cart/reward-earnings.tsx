import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import type { OrderWithLines } from '#contracts/order/order.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import styles from './cart-promotions.module.css';

interface RewardEarningsProps {
  readonly earnings: OrderWithLines['RewardEarnings'];
  readonly currency: string;
}

/** Spec 2, floating cart: what the order would earn. */
export function RewardEarnings({ earnings: { Points, ExchangeRate }, currency }: RewardEarningsProps) {
  const { t, language } = useText('cart');
  if (Points <= 0) return null;
  const amount = formatMoney(Math.round(Points * ExchangeRate * 100), currency, language);
  return (
    <p className={styles.rewards}>
      <IconAward aria-hidden size={18} stroke={1.75} />
      <span>{t('rewards', { count: Points, points: formatNumber(Points, language), amount })}</span>
    </p>
  );
}
