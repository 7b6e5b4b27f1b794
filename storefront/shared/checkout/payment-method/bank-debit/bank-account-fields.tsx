import { useImperativeHandle } from 'react';
import type { bankDebit } from '#contracts/payment/method/bank-debit.ts';
import { useText } from '#storefront/lib/text.ts';
import { GatewayFields } from '../../gateway-fields.tsx';
import { useGatewayToken } from '../../use-gateway-token.ts';
import type { PaymentFormProps } from '../payment-form.ts';

interface BankAccountFieldsProps extends Pick<PaymentFormProps<typeof bankDebit>, 'ref'> {
  /** Of the provider's page: for another account, or for the consent to debit a saved one. */
  readonly url: string;
  readonly save?: boolean;
}

export function BankAccountFields({ url, save = false, ref }: BankAccountFieldsProps) {
  const { t } = useText('payment-method');
  const token = useGatewayToken(url);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'bank-debit', token: await token.request(), ...(save ? { save } : {}) }),
    forget: token.forget,
  }));
  return <GatewayFields url={url} frame={token.frame} title={t('bank-debit.fields')} />;
}
