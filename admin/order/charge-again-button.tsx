import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';

interface Props {
  readonly orderId: string;
  readonly payment: OrderDetail['Payments'][number];
}

/** "Charge again": asks the bank once more for what it refused, and says what it answered. */
export function ChargeAgainButton({ orderId, payment: { paymentId, amount, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (!useMay('order')) return null;
  const charge = async () => {
    setBusy(true);
    try {
      const { status, code } = await client.post('admin/order/chargeagain', { orderId, paymentId });
      if (status === 'declined') notify(t(`error.${code}`), { type: 'error', autoHideDuration: null });
      else if (status === 'pending') notify('orderDesk.chargePending', { type: 'warning', autoHideDuration: null });
      else notify(t('orderDesk.chargeDone', { amount: money(amount, CurrencyCode, locale) }), { type: 'success' });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
    // A refusal too is news: somebody else has charged it, or cancelled the order.
    refresh();
    setBusy(false);
  };
  return (
    <Button variant="contained" disabled={busy} onClick={() => void charge()}>
      {t('orderDesk.chargeAgain')}
    </Button>
  );
}
