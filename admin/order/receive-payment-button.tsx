import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { useIsCsr } from '#admin/lib/use-roles.ts';

interface Props {
  readonly orderId: string;
  readonly payment: OrderDetail['Payments'][number];
}

const today = () => new Date().toLocaleDateString('en-CA');

/** "Record payment": the wire or cheque that an order waits for has come. */
export function ReceivePaymentButton({ orderId, payment: { paymentId, amount, CurrencyCode } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  if (!useIsCsr()) return null;
  const record = async (form: FormData) => {
    const [reference, receivedOn] = [String(form.get('reference')), String(form.get('receivedOn'))];
    await client.post('admin/order/receivepayment', { orderId, paymentId, amount, reference, receivedOn });
    refresh();
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('customer.recordPayment')}
      </Button>
      {open && (
        <CommandDialog
          title={`${t('customer.recordPayment')} (${money(amount, CurrencyCode, locale)})`}
          done="customer.done.received"
          onClose={() => setOpen(false)}
          onSubmit={record}
        >
          <TextField
            name="reference"
            label={t('customer.paymentReference')}
            required
            helperText={t('customer.paymentHint')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TextField
            name="receivedOn"
            type="date"
            label={t('customer.receivedOn')}
            required
            defaultValue={today()}
            slotProps={{ htmlInput: { max: today() }, inputLabel: { shrink: true } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
