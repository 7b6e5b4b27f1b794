import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PriceChangeStatus } from '#domain/price-change/price-change.events.ts';

const COLOURS = {
  draft: 'default',
  discarded: 'default',
  writing: 'info',
  written: 'success',
  'taking-back': 'info',
  'taken-back': 'warning',
} as const satisfies Readonly<Record<PriceChangeStatus, string>>;

interface Props {
  readonly status: PriceChangeStatus;
  /** Its first day has come. */
  readonly holds: boolean;
}

export function PriceChangeStatusChip({ status, holds }: Props) {
  const t = useTranslate();
  const name = status === 'written' && holds ? 'holds' : status;
  return <Chip size="small" color={COLOURS[status]} variant="outlined" label={t(`priceChange.status.${name}`)} />;
}
