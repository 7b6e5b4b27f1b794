import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Why, for the record. */
export function ReasonField() {
  const t = useTranslate();
  return (
    <TextField
      name="reason"
      label={t('orderDesk.reason')}
      required
      fullWidth
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}
