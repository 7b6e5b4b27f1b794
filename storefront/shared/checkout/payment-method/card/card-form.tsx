import { useImperativeHandle } from 'react';
import type { card } from '#contracts/payment/method/card.ts';
import { useText } from '#storefront/lib/text.ts';
import { GatewayFields } from '../../gateway-fields.tsx';
import { useGatewayToken } from '../../use-gateway-token.ts';
import type { PaymentFormProps } from '../payment-form.ts';

export function CardForm({ option, ref }: PaymentFormProps<typeof card>) {
  const { t } = useText('payment-method');
  const token = useGatewayToken(option.cardFormUrl);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'card', token: await token.request() }),
    forget: token.forget,
  }));
  return <GatewayFields url={option.cardFormUrl} frame={token.frame} title={t('card.fields')} />;
}
