import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerRow } from './customer.reader.ts';

const colors = {
  active: 'success',
  waiting: 'warning',
  declined: 'default',
  suspended: 'error',
  merged: 'default',
} as const;

/** A status as a word and a colour, never a colour alone. */
export function AccountStatus({ status }: Pick<CustomerRow, 'status'>) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[status]} label={t(`customer.status.${status}`)} />;
}
