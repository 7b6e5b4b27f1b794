import { TextField } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog, type Present } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

const CENTS = 100;

export function CreditDialog({
  customer: { accountId, creditLimit, currency },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const refresh = useRefresh();
  const save = async (form: FormData, { limit: present = creditLimit }: Present) => {
    await client.post('admin/customer/setcreditlimit', {
      accountId,
      limit: Math.round(Number(form.get('limit')) * CENTS),
      seen: Number(present),
    });
    refresh();
  };
  return (
    <CommandDialog
      title={t('customer.changeCredit')}
      submit={t('ra.action.save')}
      done="customer.done.saved"
      onClose={onClose}
      onSubmit={save}
      field={{ label: () => 'customer.creditLimit', typed: (cents) => String(Number(cents) / CENTS) }}
    >
      <TextField
        name="limit"
        type="number"
        label={`${t('customer.creditLimit')} (${currency})`}
        defaultValue={creditLimit / CENTS}
        required
        autoFocus
        helperText={t('customer.creditHint')}
        slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
      />
    </CommandDialog>
  );
}
