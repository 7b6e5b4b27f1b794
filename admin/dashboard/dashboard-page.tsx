// What a manager looks at in the morning; each number leads to its list.
import { Box, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayOnly, shopDayIn } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { NowPanels } from './now-panels.tsx';
import { QuotesPanel } from './quotes-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';

const LENGTHS = [7, 30, 90] as const;
const REFRESH_MS = 60_000;

export function DashboardPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('day') ?? '';
  const days = Number(parameters.get('days') ?? 30);
  const { data, error } = useQuery({
    queryKey: ['dashboard', day, days],
    queryFn: () => client.get('admin/dashboard/show', { days, ...(day ? { day } : {}) }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const set = (name: 'day' | 'days', value: string) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.dashboard.name')} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          aria-label={t('dashboard.length')}
          onChange={(_event, length: number | null) => length && set('days', String(length))}
        >
          {LENGTHS.map((length) => (
            <ToggleButton key={length} value={length}>
              {t('dashboard.days', { smart_count: length })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          type="date"
          size="small"
          label={t('dashboard.asOf')}
          value={day || data?.day || ''}
          sx={{ width: 190 }}
          onChange={({ target }) => set('day', target.value === shopDayIn(0) ? '' : target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: shopDayIn(0) } }}
        />
        {data && !data.isToday && (
          <Typography color="text.secondary">{t('dashboard.past', { day: dayOnly(data.day, locale) })}</Typography>
        )}
      </Stack>
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data && (
        <>
          {!data.currencies.length && <Typography>{t('dashboard.nothingSold')}</Typography>}
          {data.currencies.map((part) => (
            <SalesPanel key={part.currency} part={part} from={data.from} until={data.day} />
          ))}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { md: '1fr 1fr', lg: '1fr 1fr 1fr' },
            }}
          >
            <QuotesPanel dashboard={data} />
            <NowPanels dashboard={data} days={days} />
          </Box>
        </>
      )}
    </Stack>
  );
}
