// A refused order says what happened and offers the way to mend it.
import type { ReactNode } from 'react';
import { errorCode } from '#storefront/lib/api-error.ts';
import { useRefusalText } from '#storefront/shared/checkout/refusal-text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';

interface RefusalProps {
  readonly error: unknown;
  readonly orderId: string;
  readonly onAcceptPrices: () => void;
}

export function Refusal({ error, orderId, onAcceptPrices }: RefusalProps) {
  const text = useRefusalText();
  return (
    <Alert kind="error">
      <p>{text(error)}</p>
      <Mend code={errorCode(error)} orderId={orderId} onAcceptPrices={onAcceptPrices} />
    </Alert>
  );
}

function Mend({ code, orderId, onAcceptPrices }: Omit<RefusalProps, 'error'> & { readonly code: string }): ReactNode {
  const { t } = useText('checkout');
  switch (code) {
    case 'price_changed':
    case 'total_changed':
      return <Button onClick={onAcceptPrices}>{t('acceptPrices')}</Button>;
    case 'sold_out':
    case 'product_unavailable':
    case 'product_not_found':
    case 'cart_empty':
      return <ButtonLink href={paths.cart}>{t('editCart')}</ButtonLink>;
    case 'checkout_incomplete':
      return <ButtonLink href={paths.checkout}>{t('backToShipping')}</ButtonLink>;
    case 'already_placed':
      return <ButtonLink href={paths.orderComplete(orderId)}>{t('showOrder')}</ButtonLink>;
    default:
      return null;
  }
}
