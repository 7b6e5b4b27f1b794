import { useImperativeHandle } from 'react';
import type { card } from '#contracts/payment/method/card.ts';
import { useText } from '#storefront/lib/text.ts';
import { GatewayFields } from '../../gateway-fields.tsx';
import { useGatewayToken } from '../../use-gateway-token.ts';
import type { PaymentFormProps } from '../payment-form.ts';

interface CardFieldsProps extends Pick<PaymentFormProps<typeof card>, 'ref'> {
  /** Of the provider's page: for a new card, or for the security code of a saved one. */
  readonly url: string;
  readonly save?: boolean;
}

export function CardFields({ url, save = false, ref }: CardFieldsProps) {
  const { t } = useText('payment-method');
  const token = useGatewayToken(url);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'card', token: await token.request(), ...(save ? { save } : {}) }),
    forget: token.forget,
  }));
  return <GatewayFields url={url} frame={token.frame} title={t('card.fields')} />;
}
