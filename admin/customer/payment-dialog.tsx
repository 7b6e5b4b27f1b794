import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { typedAmount } from '#admin/lib/number-input.ts';

const today = () => new Date().toLocaleDateString('en-CA');

/** A cheque or wire that came in for what the account owes. */
export function PaymentDialog({
  customer: { accountId, owed, currency },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState(false);
  const amount = typedAmount(typed, locale) ?? 0;
  const record = async (form: FormData) => {
    try {
      await client.post('admin/customer/recordpayment', {
        accountId,
        amount,
        reference: String(form.get('reference')),
        receivedOn: String(form.get('receivedOn')),
        ...(form.get('again') === null ? {} : { again: true }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.answer.code === 'payment_reference_known') setKnown(true);
      throw error;
    }
    refresh();
  };
  return (
    <CommandDialog
      title={t('customer.recordPayment')}
      done="customer.done.received"
      onClose={onClose}
      onSubmit={record}
      notYet={amount <= 0}
    >
      <MoneyField
        label={`${t('customer.paymentAmount')} (${currency})`}
        value={typed}
        onChange={setTyped}
        currency={currency}
        most={owed}
        autoFocus
      />
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
      {known && <FormControlLabel control={<Checkbox name="again" />} label={t('customer.paymentAgain')} />}
    </CommandDialog>
  );
}
