import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { useCommand, type Notice } from '#admin/lib/use-command.ts';
import { cartKey } from './use-live-cart.ts';

/** Takes a cart up again that its buyer left while they paid. */
export function ResumeButton({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(cartKey(orderId));
  const told = ({ short }: Output<'admin/cart/resume'>): Notice => {
    if (!short.length) return { text: 'cart.resumed' };
    const lines = short.map(({ ProductId: item, Qty: quantity, Left: left }) =>
      t('cart.shortLine', { item, quantity, left }),
    );
    return { text: 'cart.resumedShort', type: 'warning', args: { lines: lines.join('; ') }, stays: true };
  };
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void send('admin/cart/resume', { orderId }, told)}>
      {t('cart.resume')}
    </Button>
  );
}
