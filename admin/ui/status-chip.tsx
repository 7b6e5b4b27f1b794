import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colors: Readonly<Record<string, 'default' | 'success' | 'warning' | 'error' | 'info'>> = {
  processing: 'info',
  'partially-shipped': 'warning',
  shipped: 'success',
  cancelled: 'default',
  authorised: 'warning',
  captured: 'success',
  'partly-refunded': 'info',
  refunded: 'default',
  awaiting: 'warning',
  'on-account': 'info',
  voided: 'default',
  failed: 'error',
};

/** A status as a word and a colour, never a colour alone. */
export function StatusChip({ status, of }: { readonly status: string; readonly of: 'order' | 'payment' }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status] ?? 'default'}
      label={translate(`status.${of}.${status}`)}
    />
  );
}
