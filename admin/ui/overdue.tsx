import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';

interface Props {
  /** `overdue` in minor units, `overdueDays` of the oldest of it. */
  readonly of: { readonly overdue: number; readonly overdueDays: number; readonly currency: string };
  /** Says what it is, where no heading does. */
  readonly inWords?: boolean;
}

/** The overdue amount, and the days for which the oldest of it is. */
export function Overdue({ of: { overdue, overdueDays, currency }, inWords = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = money(overdue, currency, locale);
  if (!overdue) return amount;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 400 }}>
      <strong>{inWords ? t('customer.overdueAmount', { amount }) : amount}</strong>,{' '}
      {t('customer.upTo', { smart_count: overdueDays })}
    </Box>
  );
}
