import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { ReceivedPaymentDialog } from '#admin/ui/received-payment-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';

interface Props {
  readonly orderId: string;
  readonly payment: OrderDetail['Payments'][number];
}

/** "Record payment": the wire or cheque that an order waits for has come, or a part of it. */
export function ReceivePaymentButton({ orderId, payment: { paymentId, rest, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const amount = typedAmount(typed, locale) ?? 0;
  if (!useMay('order')) return null;
  return (
    <>
      <Button
        variant="contained"
        onClick={() => {
          setTyped(amountText(rest, locale));
          setOpen(true);
        }}
      >
        {t('customer.recordPayment')}
      </Button>
      {open && (
        <ReceivedPaymentDialog
          hint={t('orderDesk.receivedHint')}
          notYet={amount <= 0 || amount > rest}
          onClose={() => setOpen(false)}
          last={
            <>
              <MoneyField
                label={t('orderDesk.amountReceived')}
                value={typed}
                onChange={setTyped}
                currency={CurrencyCode}
                most={rest}
              />
              <Typography variant="body2" color="text.secondary">
                {t('orderDesk.partHint')}
              </Typography>
            </>
          }
          record={(received) => client.post('admin/order/receivepayment', { orderId, paymentId, amount, ...received })}
        />
      )}
    </>
  );
}
