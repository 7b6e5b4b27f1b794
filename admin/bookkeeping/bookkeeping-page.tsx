import { Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ClosedMonths } from './closed-months.tsx';
import { JournalForm } from './journal-form.tsx';

/** What a bookkeeper takes away, and what is closed behind them. */
export function BookkeepingPage() {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.bookkeeping.name', { smart_count: 1 })} />
      <Typography>{t('bookkeeping.help')}</Typography>
      <JournalForm />
      <ClosedMonths />
    </Stack>
  );
}
