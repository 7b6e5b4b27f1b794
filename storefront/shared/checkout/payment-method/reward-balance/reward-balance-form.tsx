import { useImperativeHandle } from 'react';
import type { rewardBalance } from '#contracts/payment/method/reward-balance.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import type { PaymentFormProps } from '../payment-form.ts';

/** The amount is the payment's own; what the points are worth is all there is to know. */
export function RewardBalanceForm({ option: { points, most }, currency, ref }: PaymentFormProps<typeof rewardBalance>) {
  const { t, language } = useText('payment-method');
  useImperativeHandle(ref, () => ({ choose: async () => ({ method: 'reward-balance' }) }));
  return (
    <p>
      {t('reward-balance.balance', {
        points: formatNumber(points, language),
        amount: formatMoney(most, currency, language),
      })}
    </p>
  );
}
