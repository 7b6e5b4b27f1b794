import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';

interface TooMuchProps {
  /** Minor units, both. */
  readonly amount: number;
  readonly most: number;
  readonly currency: string;
}

/** Spec 5: what is paid from a balance is at most what is there; the rest is another payment's. */
export function TooMuch({ amount, most, currency }: TooMuchProps) {
  const { t, language } = useText('checkout');
  if (amount <= most) return null;
  return <Alert kind="error">{t('amountAtMost', { most: formatMoney(most, currency, language) })}</Alert>;
}
