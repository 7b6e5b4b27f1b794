import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { isOnServer } from '#storefront/lib/is-on-server.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { isPaymentStep } from './steps.ts';

const ShippingStep = partOnDemand(async () => (await import('./shipping-step.tsx')).ShippingStep);
const PaymentStep = partOnDemand(async () => (await import('./payment-step.tsx')).PaymentStep);
const loadBoth = async (): Promise<void> => void (await Promise.all([ShippingStep.preload(), PaymentStep.preload()]));

/** The step that the address names, before it is shown. */
export const loadStep = async (): Promise<void> => {
  if (isOnServer) await loadBoth();
  else await (isPaymentStep(location.search) ? PaymentStep : ShippingStep).preload();
};

export function CheckoutPage() {
  const { t } = useText('checkout');
  const { search } = useLocation();
  const { OrderId } = useUser();
  const payment = isPaymentStep(search);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
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
  // The other step's code is there by the time this one is done.
  useEffect(() => {
    loadBoth().catch(() => {
      // It is fetched again when it is needed.
    });
  }, []);
  return payment ? <PaymentStep header={header} /> : <ShippingStep header={header} />;
}
