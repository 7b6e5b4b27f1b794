import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReconciliationRow } from '#contracts/reconciliation/reconciliation.ts';

type Props = Pick<ReconciliationRow, 'open' | 'explained'>;

export function ReconciliationStatus({ open, explained }: Props) {
  const t = useTranslate();
  const quiet = explained ? 'reconciliation.isExplained' : 'reconciliation.agrees';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={open ? 'warning' : 'success'}
      label={open ? t('reconciliation.open', { smart_count: open }) : t(quiet)}
    />
  );
}
