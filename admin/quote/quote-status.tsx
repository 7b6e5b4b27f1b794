import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteDeskRow } from '#contracts/quote/quote-desk.ts';

const colors: Readonly<Record<QuoteDeskRow['status'], 'default' | 'success' | 'warning' | 'error' | 'info'>> = {
  draft: 'default',
  submitted: 'warning',
  'in-review': 'info',
  returned: 'info',
  approved: 'success',
  converting: 'success',
  converted: 'success',
  declined: 'error',
  expired: 'default',
  cancelled: 'default',
};

/** A status as a word and a colour, never a colour alone. */
export function QuoteStatus({ status }: Pick<QuoteDeskRow, 'status'>) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[status]} label={t(`quote.status.${status}`)} />;
}

/** The days that somebody has been waiting. */
export function QuoteAge({ days }: { readonly days: number }) {
  const t = useTranslate();
  return <>{days === 0 ? t('quote.ageToday') : t('quote.age', { smart_count: days })}</>;
}
