import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportStatus } from '#domain/import/import.events.ts';

const colors: Readonly<Record<ImportStatus, 'default' | 'success' | 'warning' | 'error' | 'info'>> = {
  uploaded: 'warning',
  checking: 'info',
  unreadable: 'error',
  checked: 'warning',
  running: 'info',
  paused: 'warning',
  stopped: 'warning',
  completed: 'success',
  undoing: 'info',
  undone: 'default',
};

/** A status as a word and a colour, never a colour alone. */
export function ImportStatusChip({ status }: { readonly status: ImportStatus }) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[status]} label={t(`import.status.${status}`)} />;
}
