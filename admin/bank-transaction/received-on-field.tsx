import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shopDayIn } from '#admin/lib/format.ts';

/** The day that a receipt bears: that of the bank, unless its month is closed. */
export function ReceivedOnField({ bookedOn }: { readonly bookedOn: string }) {
  const t = useTranslate();
  return (
    <TextField
      name="receivedOn"
      type="date"
      label={t('bankTransaction.receivedOn')}
      helperText={t('bankTransaction.receivedOnHelp')}
      required
      defaultValue={bookedOn}
      slotProps={{ htmlInput: { max: shopDayIn(0) }, inputLabel: { shrink: true } }}
    />
  );
}
