import { useImperativeHandle } from 'react';
import type { paypal } from '#contracts/payment/method/paypal.ts';
import { useText } from '#storefront/lib/text.ts';
import type { PaymentFormProps } from '../payment-form.ts';

/** Nothing is asked here: PayPal's own page is shown once the buyer completes the order. */
export function PaypalForm({ ref }: PaymentFormProps<typeof paypal>) {
  const { t } = useText('payment-method');
  useImperativeHandle(ref, () => ({ choose: async () => ({ method: 'paypal' }) }));
  return <p>{t('paypal.next')}</p>;
}
