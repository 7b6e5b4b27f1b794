import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SelectInput, TextInput, Title, useInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { countryName } from '#contracts/shared/country-name.ts';
import { dayOnly } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useStates } from '#admin/lib/use-places.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CheckCell, TextCell } from '#admin/ui/cells.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { useRows } from '#admin/ui/record-form/rows.ts';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';

type Calendar = Output<'admin/calendar/show'>;
type Fields = Pick<Calendar, 'workingDays' | 'holidayCountry' | 'holidayState' | 'closingDays' | 'cutOff'>;
type ClosingDay = Calendar['closingDays'][number];

const KEY = ['calendar'];
const labels = {
  workingDays: 'calendar.workingDays',
  holidayCountry: 'calendar.holidayCountry',
  holidayState: 'calendar.holidayState',
  closingDays: 'calendar.closingDays',
  cutOff: 'calendar.cutOff',
} as const;

/** When goods are sent, and the days of the next twelve months on which nothing is. */
export function CalendarPage() {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => client.get('admin/calendar/show', {}) });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  const { workingDays, holidayCountry, holidayState, closingDays, cutOff } = data;
  const save = async (change: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    await client.post('admin/calendar/change', change);
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.calendar.name')} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <TimelineLink subject="calendar:shop" />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <RecordForm<Fields>
          record={{ workingDays, holidayCountry, holidayState, closingDays, cutOff }}
          labels={labels}
          save={save}
          mayEdit={mayChange}
        >
          <Panel title={t('calendar.rules')}>
            <WorkingDays />
            <Holidays regions={data.holidayRegions} />
            <TextInput source="cutOff" type="time" label="calendar.cutOff" helperText={t('calendar.cutOffHelp')} />
          </Panel>
          <Panel title={t('calendar.closingDays')}>
            <ClosingDays today={data.today} />
          </Panel>
        </RecordForm>
        <ClosedDays calendar={data} />
      </Box>
    </Stack>
  );
}

/** A Monday was the first of January of this year. */
const weekday = (day: number, locale: string) =>
  new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2018, 0, day));

function WorkingDays() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const { field } = useInput<readonly number[]>({ source: 'workingDays' });
  const days = (field.value ?? []) as readonly number[];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
      <Typography component="legend" variant="caption" color="text.secondary">
        {t('calendar.workingDays')}
      </Typography>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Typography key={day} component="label" sx={{ mr: 1.5, whiteSpace: 'nowrap' }}>
          <CheckCell
            label={weekday(day, locale)}
            value={days.includes(day)}
            disabled={disabled}
            onChange={(works) =>
              field.onChange(works ? [...days, day].sort((a, b) => a - b) : days.filter((one) => one !== day))
            }
          />
          {weekday(day, locale)}
        </Typography>
      ))}
    </Box>
  );
}

function Holidays({ regions }: { readonly regions: Calendar['holidayRegions'] }) {
  const [locale] = useLocaleState();
  const country = useWatch({ name: 'holidayCountry' }) as string;
  const states = regions.find((region) => region.country === country)?.states ?? [];
  const names = new Map(useStates(country)?.map(({ id, name }) => [id, name]));
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectInput
        source="holidayCountry"
        label="calendar.holidayCountry"
        choices={regions.map((region) => ({ id: region.country, name: countryName(region.country, locale) }))}
      />
      <SelectInput
        source="holidayState"
        label="calendar.holidayState"
        choices={states.map((id) => ({ id, name: names.get(id) ?? id }))}
        disabled={!states.length}
      />
    </Box>
  );
}

function ClosingDays({ today }: { readonly today: string }) {
  const t = useTranslate();
  const { rows: days, set, add, remove, disabled } = useRows<ClosingDay>('closingDays');
  return (
    <Table size="small" sx={{ '& td, & th': { px: 0.5, py: 0.25 }, ...stacksOnPhone }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('calendar.day')}</TableCell>
          <TableCell>{t('tax.nameEn')}</TableCell>
          <TableCell>{t('tax.nameFr')}</TableCell>
          <ActionsHead />
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((one, index) => (
          <TableRow key={index}>
            <TableCell data-label={t('calendar.day')}>
              <TextCell
                type="date"
                label={t('calendar.day')}
                value={one.day}
                disabled={disabled}
                onChange={(day) => set(index, { day })}
              />
            </TableCell>
            {(['en', 'fr'] as const).map((language) => (
              <TableCell key={language} data-label={t(language === 'en' ? 'tax.nameEn' : 'tax.nameFr')}>
                <TextCell
                  label={t(language === 'en' ? 'tax.nameEn' : 'tax.nameFr')}
                  value={one.name[language]}
                  disabled={disabled}
                  maxLength={80}
                  onChange={(name) => set(index, { name: { ...one.name, [language]: name } })}
                />
              </TableCell>
            ))}
            <TableCell sx={{ width: 40 }}>
              {!disabled && <RemoveRow label={t('calendar.removeDay')} onClick={() => remove(index)} />}
            </TableCell>
          </TableRow>
        ))}
        {!disabled && (
          <TableRow>
            <TableCell colSpan={4} sx={{ border: 0 }}>
              <Button size="small" onClick={() => add({ day: today, name: { en: '', fr: '' } })}>
                {t('calendar.addDay')}
              </Button>
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}

function ClosedDays({ calendar: { closed, shipsOn } }: { readonly calendar: Calendar }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const dayOfWeek = new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Panel title={t('calendar.closed')}>
      <Typography sx={{ mb: 1 }}>{t('calendar.shipsOn', { day: dayOnly(shipsOn, locale) })}</Typography>
      {!closed.length && <Typography color="text.secondary">{t('calendar.noneClosed')}</Typography>}
      <Table size="small" sx={stacksOnPhone}>
        <TableBody>
          {closed.map(({ day, name, isHoliday }) => (
            <TableRow key={day}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayOnly(day, locale)}</TableCell>
              <TableCell>{dayOfWeek.format(new Date(`${day}T00:00:00Z`))}</TableCell>
              <TableCell>{name[locale]}</TableCell>
              <TableCell>{t(isHoliday ? 'calendar.holiday' : 'calendar.own')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
