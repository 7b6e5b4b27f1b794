import { useImperativeHandle } from 'react';
import type { bankDebit } from '#contracts/payment/method/bank-debit.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { GatewayFields } from '../../gateway-fields.tsx';
import { useGatewayToken } from '../../use-gateway-token.ts';
import type { PaymentFormProps } from '../payment-form.ts';

/** The account is typed into the provider's own page, which also asks for the consent. */
export function BankDebitForm({ option: { bankFormUrl }, ref }: PaymentFormProps<typeof bankDebit>) {
  const { t } = useText('payment-method');
  const token = useGatewayToken(bankFormUrl);
  useImperativeHandle(ref, () => ({
    choose: async () => ({ method: 'bank-debit', token: await token.request() }),
    forget: token.forget,
  }));
  return (
    <div className={layout.tight}>
      <p className={text.quiet}>{t('bank-debit.settles')}</p>
      <GatewayFields url={bankFormUrl} frame={token.frame} title={t('bank-debit.fields')} />
    </div>
  );
}
