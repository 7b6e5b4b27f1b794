import { lazy } from 'react';
import type { OrderHeader } from '#contracts/order/order.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import type { ButtonKind } from '#storefront/ui/button.tsx';
import { DialogButton } from './dialog-button.tsx';

const loadDialog = () => import('./save-cart-dialog.tsx');
const SaveCartDialog = lazy(async () => ({ default: (await loadDialog()).SaveCartDialog }));

interface SaveCartProps {
  readonly header: OrderHeader;
  readonly kind?: ButtonKind;
  readonly className?: string | undefined;
  /** Says when the popup opens and when it is gone. */
  readonly onOpen?: (open: boolean) => void;
}

/** Spec 6: only with AllowSaveAsCart. */
export function SaveCart({ header, ...button }: SaveCartProps) {
  const { t } = useText('cart');
  const { AllowSaveAsCart } = useUser();
  if (!AllowSaveAsCart) return null;
  return (
    <DialogButton
      {...button}
      label={t('saveCart')}
      preload={loadDialog}
      dialog={(close) => <SaveCartDialog orderId={header.OrderID} tag={header.OrderTag} onClose={close} />}
    />
  );
}
