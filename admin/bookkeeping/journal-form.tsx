import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { shopDayIn } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { fileUrl } from '#contracts/client.ts';
import { JOURNALS, type Journal } from '#domain/shared/journal/journal.ts';
import { LAYOUTS, type LayoutName } from '#domain/shared/journal/journal-layouts.ts';
import { firstDayOf, lastDayOf, monthBefore, monthOf } from '#domain/shared/month.ts';

/** A journal of a period, in the layout of the program that reads it. */
export function JournalForm() {
  const t = useTranslate();
  const lastMonth = monthBefore(monthOf(shopDayIn(0)));
  const [journal, setJournal] = useState<Journal>('sales');
  const [layout, setLayout] = useState<LayoutName>('generic');
  const [from, setFrom] = useState(firstDayOf(lastMonth));
  const [until, setUntil] = useState(lastDayOf(lastMonth));
  const isPeriod = Boolean(from && until) && from <= until;
  return (
    <Panel title={t('bookkeeping.journals')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          select
          label={t('bookkeeping.journal')}
          value={journal}
          onChange={({ target }) => setJournal(target.value as Journal)}
          sx={{ width: 240 }}
        >
          {JOURNALS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`bookkeeping.journalOf.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('bookkeeping.layout')}
          value={layout}
          onChange={({ target }) => setLayout(target.value as LayoutName)}
          sx={{ width: 240 }}
        >
          {LAYOUTS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`bookkeeping.layoutOf.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('bookkeeping.from')}
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          sx={{ width: 180 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={t('bookkeeping.until')}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          sx={{ width: 180 }}
          error={!isPeriod}
          helperText={isPeriod ? undefined : t('bookkeeping.periodInvalid')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="contained"
          disabled={!isPeriod}
          href={fileUrl('admin/bookkeeping/journal', { journal, layout, from, until })}
        >
          {t('bookkeeping.download')}
        </Button>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t(`bookkeeping.layoutHelp.${layout}`)}
      </Typography>
    </Panel>
  );
}
