import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';

interface Props {
  readonly orderId: string;
  readonly payment: OrderDetail['Payments'][number];
}

/** "Charge again": asks the bank once more for what it refused, and says what it answered. */
export function ChargeAgainButton({ orderId, payment: { paymentId, amount, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { send, isBusy } = useCommand();
  if (!useMay('order')) return null;
  const charge = () =>
    send('admin/order/chargeagain', { orderId, paymentId }, ({ status, code }) => {
      if (status === 'declined') return { text: t(`error.${code}`), type: 'error', stays: true };
      if (status === 'pending') return { text: 'orderDesk.chargePending', type: 'warning', stays: true };
      return { text: t('orderDesk.chargeDone', { amount: money(amount, CurrencyCode, locale) }) };
    });
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void charge()}>
      {t('orderDesk.chargeAgain')}
    </Button>
  );
}
