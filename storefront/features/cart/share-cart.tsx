import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { DialogButton } from './dialog-button.tsx';

const ShareCartDialog = lazyPart(async () => (await import('./share-cart-dialog.tsx')).ShareCartDialog);

export function ShareCart({ orderId }: { readonly orderId: string }) {
  const { t } = useText('cart');
  return (
    <DialogButton
      kind="link"
      label={t('shareCart')}
      preload={ShareCartDialog.preload}
      dialog={(close) => <ShareCartDialog orderId={orderId} onClose={close} />}
    />
  );
}
