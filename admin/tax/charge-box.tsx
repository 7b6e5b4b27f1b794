import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { PlaceFields, type PlaceAsked } from '#admin/ui/place-fields.tsx';
import { placeCode } from '#domain/shared/place.ts';
import type { TaxTable } from './rates-shown.ts';

const native = { inputLabel: { shrink: true } } as const;

/** "What would be charged": for an address, a class and a day, with the zone that says so and those that give way. */
export function ChargeBox({ table: { classes, today } }: { readonly table: TaxTable }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const usual = useUsualCountry();
  const [chosen, setTo] = useState<PlaceAsked>();
  const to = chosen ?? { country: usual, state: '', zip: '' };
  const [taxClass, setTaxClass] = useState('standard');
  const [day, setDay] = useState(today);
  const asked = { ...to, taxClass, day };
  const { data, error } = useQuery({
    queryKey: ['tax', 'charge', asked],
    queryFn: () => client.get('admin/tax/charge', asked),
    enabled: day !== '' && to.country !== '',
  });
  return (
    <Panel title={t('tax.charge.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <PlaceFields value={to} onChange={setTo} />
        <TextField
          select
          size="small"
          fullWidth={false}
          label={t('tax.class')}
          value={taxClass}
          onChange={({ target }) => setTaxClass(target.value)}
          sx={{ minWidth: 150 }}
        >
          {classes.map((one) => (
            <MenuItem key={one.taxClass} value={one.taxClass}>
              {one.name[locale]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={t('tax.charge.day')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={native}
        />
      </Box>
      <Box role="status" sx={{ mt: 1.5 }}>
        {error && <Typography color="error">{messageOf(error, t)}</Typography>}
        {data && !data.served && <Typography color="error">{t('tax.charge.refused')}</Typography>}
        {data && data.served && !data.zone && <Typography>{t('tax.charge.untaxed')}</Typography>}
        {data?.zone && (
          <>
            <Typography sx={{ fontWeight: 700 }}>
              {data.rules.map(({ name }) => name[locale]).join(' + ') || t('tax.none')}
            </Typography>
            {data.rules.map((rule) => (
              <Typography key={rule.name.en} variant="body2">
                {t(`tax.charge.${!rule.onGoods ? 'freightOnly' : rule.onShipping ? 'withFreight' : 'goodsOnly'}`, {
                  name: rule.name[locale],
                })}
                {rule.compound && ` ${t('tax.charge.compound')}`}
              </Typography>
            ))}
            <Typography variant="body2" color="text.secondary">
              {t('tax.charge.zone', { zone: data.zone.name[locale], place: placeCode(data.zone.place) })}
              {data.outranked.length > 0 &&
                ` ${t('tax.charge.outranked', {
                  zones: data.outranked.map(({ name, place }) => `${name[locale]} (${placeCode(place)})`).join(', '),
                })}`}
            </Typography>
          </>
        )}
      </Box>
    </Panel>
  );
}
