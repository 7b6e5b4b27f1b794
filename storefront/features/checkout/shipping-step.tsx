import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { useText } from '#storefront/lib/text.ts';
import { ShippingForm } from '#storefront/shared/checkout/shipping-form.tsx';
import { paymentStep } from './steps.ts';

export function ShippingStep({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const { t } = useText('checkout');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goOn = async () => {
    await refreshCart(queryClient);
    await navigate(paymentStep);
  };
  return (
    <ShippingForm
      route="checkout/saveheader"
      header={header}
      button={t('continue')}
      estimate={t('nextStep')}
      comments={{ label: t('comments'), rows: 2 }}
      onSaved={goOn}
    />
  );
}
