import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ReceivedPaymentDialog } from '#admin/ui/received-payment-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';

interface Props {
  readonly orderId: string;
  readonly payment: OrderDetail['Payments'][number];
}

/** "Record payment": the wire or cheque that an order waits for has come. */
export function ReceivePaymentButton({ orderId, payment: { paymentId, amount, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  if (!useMay('order')) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('customer.recordPayment')}
      </Button>
      {open && (
        <ReceivedPaymentDialog
          hint={t('orderDesk.receivedHint')}
          about={money(amount, CurrencyCode, locale)}
          onClose={() => setOpen(false)}
          record={(received) => client.post('admin/order/receivepayment', { orderId, paymentId, amount, ...received })}
        />
      )}
    </>
  );
}
