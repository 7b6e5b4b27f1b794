import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { headerQuery, paymentOptionsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { load } from '#storefront/lib/queries.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import { ShippingForm } from '#storefront/shared/checkout/shipping-form.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { methodsStep, paymentStep } from './steps.ts';

export function ShippingStep({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const { t } = useText('checkout');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { OrderID } = header.OrderHeader;
  const goOn = async () => {
    await refreshCart(queryClient);
    const { Missing } = await load(queryClient, headerQuery(OrderID));
    await navigate(Missing.includes('deliveries') ? methodsStep : paymentStep);
  };
  const divide = async () => {
    await refreshCart(queryClient);
    await navigate(paths.deliveries);
  };
  const isDivided = header.Deliveries.length > 1;
  // Before anybody types an address in vain.
  const isPayable = useRead(paymentOptionsQuery(OrderID)).length > 0;
  return (
    <ShippingForm
      route="checkout/saveheader"
      header={header}
      button={t('continue')}
      estimate={t('nextStep')}
      comments={{ label: t('comments'), rows: 2 }}
      onSaved={goOn}
      also={{ button: t(isDivided ? 'changeAddresses' : 'sendPartsElsewhere'), onSaved: divide }}
      note={
        <>
          {!isPayable && <Alert kind="error">{t('noPaymentMethod')}</Alert>}
          {isDivided && (
            <Alert kind="info">
              {t('goesElsewhere', { count: header.Deliveries.length - 1 })} <a href={paths.deliveries}>{t('change')}</a>
            </Alert>
          )}
        </>
      }
    />
  );
}
