import { lazy } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { DialogButton } from './dialog-button.tsx';

const loadDialog = () => import('./share-cart-dialog.tsx');
const ShareCartDialog = lazy(async () => ({ default: (await loadDialog()).ShareCartDialog }));

export function ShareCart({ orderId }: { readonly orderId: string }) {
  const { t } = useText('cart');
  return (
    <DialogButton
      kind="link"
      label={t('shareCart')}
      preload={loadDialog}
      dialog={(close) => <ShareCartDialog orderId={orderId} onClose={close} />}
    />
  );
}
