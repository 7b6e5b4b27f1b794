import { Button } from '@mui/material';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';

interface Props {
  readonly orderId: string;
  /** The shipment whose notice is sent again; without it the order's confirmation is. */
  readonly shipmentId?: string;
  readonly label: string;
}

/** The same e-mail once more; the history keeps that it was sent. */
export function ResendButton({ orderId, shipmentId, label }: Props) {
  const { send, isBusy } = useCommand();
  if (!useMay('order')) return null;
  const resend = () =>
    send(
      'admin/order/resendemail',
      shipmentId ? { orderId, template: 'shipment', shipmentId } : { orderId, template: 'confirmation' },
      'orderDesk.resent',
    );
  return (
    <Button size="small" disabled={isBusy} onClick={() => void resend()}>
      {label}
    </Button>
  );
}
