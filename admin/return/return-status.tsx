import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReturnRow } from '#contracts/return/return-shapes.ts';

const COLOURS = {
  requested: 'warning',
  approved: 'info',
  received: 'warning',
  settled: 'success',
  replaced: 'success',
  refused: 'error',
  withdrawn: 'default',
  expired: 'default',
  closed: 'default',
} as const;

/** How far it is, as a word and a colour. */
export function ReturnStatus({ status }: Pick<ReturnRow, 'status'>) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`return.status.${status}`)} />;
}
