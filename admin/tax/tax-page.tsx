import {
  Box,
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { dayOnly } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { placeCode } from '#domain/shared/place.ts';
import { OUTSIDE_ZONES, type OutsideZones } from '#domain/tax/tax.events.ts';
import { TemplateZonesButtons } from './template-zones-button.tsx';
import { ChargeBox } from './charge-box.tsx';
import { nextChange, ratesShown, type TaxTable, type TaxZone } from './rates-shown.ts';
import { TaxClasses } from './tax-classes.tsx';
import { TAX_KEY } from './tax-key.ts';

const SHOWN_PLACES = 6;

export const useTaxTable = () => useQuery({ queryKey: TAX_KEY, queryFn: () => client.get('admin/tax/list', {}) });

/** Every zone with its rates by class, and what an address would be charged. */
export function TaxPage() {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const [search, setSearch] = useState('');
  const { data, error } = useTaxTable();
  useRowKeys();
  const wanted = search.trim().toLowerCase();
  const zones = (data?.zones ?? []).filter(
    ({ name, places }) =>
      !wanted || `${name.en} ${name.fr} ${places.map(placeCode).join(' ')}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.tax.name')} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          type="search"
          size="small"
          fullWidth={false}
          label={t('tax.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ minWidth: 260 }}
        />
        <Box sx={{ flex: 1 }} />
        <TimelineLink subject="tax:shop" />
        {mayChange && data && <TemplateZonesButtons table={data} />}
        {mayChange && (
          <Button component={RouterLink} to="/tax/create" variant="contained">
            {t('tax.addZone')}
          </Button>
        )}
      </Stack>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      {data && (
        <>
          <Panel title={t('tax.zones')}>
            <ZoneTable table={data} zones={zones} />
            <Outside outside={data.outside} />
          </Panel>
          <ChargeBox table={data} />
          <TaxClasses classes={data.classes} />
        </>
      )}
    </Stack>
  );
}

function ZoneTable({
  table: { classes, today },
  zones,
}: {
  readonly table: TaxTable;
  readonly zones: readonly TaxZone[];
}) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  if (!zones.length) return <Typography role="status">{t('tax.noZones')}</Typography>;
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          <TableCell>{t('tax.zone')}</TableCell>
          <TableCell>{t('tax.places')}</TableCell>
          {classes.map(({ taxClass, name }) => (
            <TableCell key={taxClass}>{name[locale]}</TableCell>
          ))}
          <TableCell>{t('tax.nextChange')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {zones.map((zone) => {
          const next = nextChange(zone, today);
          return (
            <TableRow key={zone.zoneId} hover>
              <TableCell data-label={t('tax.zone')}>
                <RowLink to={`/tax/${zone.zoneId}/show`}>{zone.name[locale]}</RowLink>
              </TableCell>
              <TableCell data-label={t('tax.places')}>
                {zone.places.slice(0, SHOWN_PLACES).map(placeCode).join(', ')}
                {zone.places.length > SHOWN_PLACES && ` ${t('tax.more', { count: zone.places.length - SHOWN_PLACES })}`}
              </TableCell>
              {classes.map(({ taxClass, name }) => (
                <TableCell key={taxClass} data-label={name[locale]}>
                  {ratesShown(zone, taxClass, today, locale) || t('tax.none')}
                </TableCell>
              ))}
              <TableCell data-label={t('tax.nextChange')}>{next ? dayOnly(next, locale) : '–'}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** What becomes of orders to a place that no zone holds. */
function Outside({ outside }: { readonly outside: OutsideZones }) {
  const t = useTranslate();
  const { send } = useCommand(TAX_KEY);
  const mayChange = useMay('setting');
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('tax.outside.name')}
      helperText={t(`tax.outside.help.${outside}`)}
      value={outside}
      disabled={!mayChange}
      onChange={({ target }) =>
        void send('admin/tax/setoutside', { outside: target.value as OutsideZones }, 'form.saved')
      }
      sx={{ mt: 2, width: { xs: 1, sm: 320 } }}
    >
      {OUTSIDE_ZONES.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(`tax.outside.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
