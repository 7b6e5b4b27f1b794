import { MenuItem, TextField, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/shared/money.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

interface Props {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

export function CurrencyDialog({ customer: { accountId, currency }, onClose }: Props) {
  const t = useTranslate();
  const refresh = useRefresh();
  return (
    <CommandDialog
      title={t('customer.changeCurrency')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={async (form) => {
        await client.post('admin/customer/setcurrency', {
          accountId,
          currency: String(form.get('currency')) as CurrencyCode,
        });
        refresh();
      }}
    >
      <Typography>{t('customer.currencyHelp')}</Typography>
      <TextField select name="currency" label={t('customer.currency')} defaultValue={currency}>
        {CURRENCY_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
    </CommandDialog>
  );
}
