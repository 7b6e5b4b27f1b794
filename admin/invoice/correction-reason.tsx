import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Why the ledger is corrected, for whoever reads it later. */
export function CorrectionReason() {
  const t = useTranslate();
  return (
    <TextField
      name="reason"
      label={t('invoice.correctionReason')}
      required
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}
