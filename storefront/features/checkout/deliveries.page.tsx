import { useLocation } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { DivisionForm } from './division-form.tsx';
import { isMethodsStep } from './steps.ts';

/** One order to several addresses: first what goes where, then how each delivery goes. */
export function DeliveriesPage() {
  const { t } = useText('checkout');
  const { OrderId } = useUser();
  return (
    <>
      <PageTitle>{t('severalAddresses')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t('severalAddresses')}</h1>
      <Stepper
        label={t('steps')}
        current={0}
        steps={[{ label: t('stepShipping'), href: paths.checkout }, { label: t('stepPayment') }]}
      />
      {OrderId && <Step orderId={OrderId} />}
    </>
  );
}

function Step({ orderId }: { readonly orderId: string }) {
  const { search } = useLocation();
  const header = useRead(headerQuery(orderId));
  return isMethodsStep(search) ? <DeliveryMethods header={header} /> : <DivisionForm header={header} />;
}
