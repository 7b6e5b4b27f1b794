import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shopDayIn } from '#admin/lib/format.ts';

/** The day that a receipt bears: that of the bank, unless its month is closed, or the bank is a day ahead. */
export function ReceivedOnField({ bookedOn }: { readonly bookedOn: string }) {
  const t = useTranslate();
  const today = shopDayIn(0);
  return (
    <TextField
      name="receivedOn"
      type="date"
      label={t('bankTransaction.receivedOn')}
      helperText={t('bankTransaction.receivedOnHelp')}
      required
      defaultValue={bookedOn < today ? bookedOn : today}
      slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
    />
  );
}
