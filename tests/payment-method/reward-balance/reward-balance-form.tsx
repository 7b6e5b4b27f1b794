import { useImperativeHandle, useState } from 'react';
import { checkedChoice, type PaymentFormProps } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useMethodText } from '../method-text.ts';
import { rewardBalance } from './reward-balance.ts';

export function RewardBalanceForm({
  option: { balance },
  ref,
  errors,
}: PaymentFormProps<typeof rewardBalance.contract>) {
  const { say, language } = useMethodText('reward-balance');
  const [points, setPoints] = useState('');
  useImperativeHandle(ref, () => ({
    choose: () =>
      checkedChoice(async () => rewardBalance.contract.choice, { method: 'reward-balance', points: Number(points) }),
  }));
  return (
    <TextField
      label={say('points')}
      hint={say('balance', { balance: balance.toLocaleString(language) })}
      name="points"
      inputMode="numeric"
      autoComplete="off"
      value={points}
      error={errors.points}
      onChange={(event) => setPoints(event.target.value)}
    />
  );
}
