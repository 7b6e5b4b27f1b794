import type { OrderHeader } from '#contracts/order/order.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Summary } from './summary.tsx';

interface CartSummaryProps {
  readonly header: OrderHeader;
  readonly estimate?: string;
  readonly shipping?: number;
}

export function CartSummary({ header, estimate, shipping }: CartSummaryProps) {
  const { t } = useText('checkout');
  const cart = useRead(cartQuery(header.OrderID));
  return (
    <Summary
      header={header}
      lines={cart.OrderLines}
      edit={{ href: paths.cart, label: t('editCart') }}
      estimate={estimate}
      shipping={shipping}
    />
  );
}
