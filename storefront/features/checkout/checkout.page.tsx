import { useLocation } from 'react-router-dom';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { isPaymentStep } from './steps.ts';

export function CheckoutPage() {
  const { t } = useText('checkout');
  const { search } = useLocation();
  const { OrderId } = useUser();
  const payment = isPaymentStep(search);
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('heading')}</h1>
      <Stepper
        label={t('steps')}
        current={payment ? 1 : 0}
        steps={[{ label: t('stepShipping'), href: paths.checkout }, { label: t('stepPayment') }]}
      />
      {OrderId && <Step orderId={OrderId} payment={payment} />}
    </>
  );
}

function Step({ orderId, payment }: { readonly orderId: string; readonly payment: boolean }) {
  const header = useRead(headerQuery(orderId));
  return payment ? <PaymentStep header={header} /> : <ShippingStep header={header} />;
}
