import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';

interface Props {
  readonly orderId: string;
  /** The shipment whose notice is sent again; without it the order's confirmation is. */
  readonly shipmentId?: string;
  readonly label: string;
}

/** The same e-mail once more; the history keeps that it was sent. */
export function ResendButton({ orderId, shipmentId, label }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (!useMay('order')) return null;
  const send = async () => {
    setBusy(true);
    try {
      await client.post(
        'admin/order/resendemail',
        shipmentId ? { orderId, template: 'shipment', shipmentId } : { orderId, template: 'confirmation' },
      );
      notify('orderDesk.resent', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" disabled={busy} onClick={() => void send()}>
      {label}
    </Button>
  );
}
