import { useImperativeHandle } from 'react';
import { GatewayFields } from '#storefront/shared/checkout/gateway-fields.tsx';
import type { PaymentFormProps } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { useGatewayToken } from '#storefront/shared/checkout/use-gateway-token.ts';
import { useMethodText } from '../method-text.ts';
import type { paypal } from './paypal.ts';

/** The provider's own button signs the buyer in and answers with a token; the agreement itself is the challenge. */
export function PaypalForm({ option: { gatewayOrigin }, ref }: PaymentFormProps<typeof paypal.contract>) {
  const { say } = useMethodText('paypal');
  const token = useGatewayToken(gatewayOrigin);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'paypal', payerToken: await token.request() }),
    forget: token.forget,
  }));
  return <GatewayFields url={`${gatewayOrigin}/paypal/button`} frame={token.frame} title={say('fields')} />;
}
