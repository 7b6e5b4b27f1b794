import { useImperativeHandle } from 'react';
import type { PaymentForm, PaymentFormProps } from '../payment-form.ts';
import { CardFields } from './card-fields.tsx';
import { useCardToken } from './use-card-token.ts';

function CardForm({ option, ref }: PaymentFormProps<'card'>) {
  const token = useCardToken(option.gatewayOrigin);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'card', token: await token.request() }),
    forget: token.forget,
  }));
  return <CardFields url={option.cardFormUrl} frame={token.frame} />;
}

export const card: PaymentForm<'card'> = { Form: CardForm, showsError: false };
