import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { isOnServer, partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { isPaymentStep } from './steps.ts';

const PaymentStep = partOnDemand(async () => (await import('./payment-step.tsx')).PaymentStep);

/** The step that the address names, before it is shown. */
export const loadStep = async (): Promise<void> => {
  if (isOnServer || isPaymentStep(location.search)) await PaymentStep.preload();
};

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
  // The next step's code is there by the time the address is typed.
  useEffect(() => void PaymentStep.preload(), []);
  return payment ? <PaymentStep header={header} /> : <ShippingStep header={header} />;
}
