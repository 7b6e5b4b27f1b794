import { useImperativeHandle, useState } from 'react';
import { checkedChoice, type PaymentFormProps } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useMethodText } from '../method-text.ts';
import type { rewardBalance } from './reward-balance.ts';

const schema = async () => (await import('./reward-balance.ts')).rewardBalance.contract.choice;

export function RewardBalanceForm({
  option: { balance },
  ref,
  errors,
}: PaymentFormProps<typeof rewardBalance.contract>) {
  const { say, language } = useMethodText('reward-balance');
  const [points, setPoints] = useState('');
  useImperativeHandle(ref, () => ({
    choose: () => checkedChoice(schema, { method: 'reward-balance', points: Number(points) }),
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
