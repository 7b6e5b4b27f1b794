import { lazyPart } from '#storefront/lib/lazy-part.ts';
import type { OrderHeader } from '#contracts/order/order.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import type { ButtonKind } from '#storefront/ui/button.tsx';
import { DialogButton } from './dialog-button.tsx';

const SaveCartDialog = lazyPart(async () => (await import('./save-cart-dialog.tsx')).SaveCartDialog);

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
      preload={SaveCartDialog.preload}
      dialog={(close) => <SaveCartDialog orderId={header.OrderID} tag={header.OrderTag} onClose={close} />}
    />
  );
}
