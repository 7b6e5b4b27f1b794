import { useImperativeHandle } from 'react';
import type { rewardBalance } from '#contracts/payment/method/reward-balance.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import type { PaymentFormProps } from '../payment-form.ts';
import { TooMuch } from '../too-much.tsx';

/** The amount is the payment's own; what the points are worth is all there is to know. */
export function RewardBalanceForm({ option, amount, currency, ref }: PaymentFormProps<typeof rewardBalance>) {
  const { t, language } = useText('payment-method');
  const { points, most } = option;
  useImperativeHandle(ref, () => ({
    choose: async () => {
      if (amount > most) throw new Error('reward_balance_exceeded');
      return { method: 'reward-balance' };
    },
  }));
  return (
    <div className={layout.tight}>
      <p>
        {t('reward-balance.balance', {
          points: formatNumber(points, language),
          amount: formatMoney(most, currency, language),
        })}
      </p>
      <TooMuch amount={amount} most={most} currency={currency} />
    </div>
  );
}
