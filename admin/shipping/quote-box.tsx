import { Box, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { measure } from '#admin/lib/measure.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { typedNumber } from '#admin/lib/number-input.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { PlaceFields, type PlaceAsked } from '#admin/ui/place-fields.tsx';
import { placeCode } from '#domain/shared/place.ts';
import { FURTHER } from '#domain/shared/pricing.ts';

type Offer = Output<'admin/shipping/quote'>['offers'][number];

const fields = [
  ['kilograms', 1_000],
  ['value', 100],
  ['units', 1],
  ['metres', 1_000],
] as const;

/** "What would this cart to this address cost, and why?" */
export function QuoteBox({ currency }: { readonly currency: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const usual = useUsualCountry();
  const [chosen, setTo] = useState<PlaceAsked>();
  const to = chosen ?? { country: usual, state: '', zip: '' };
  const [typed, setTyped] = useState({ kilograms: '5', value: '100', units: '1', metres: '' });
  const number = (name: keyof typeof typed, scale: number) =>
    Math.max(0, Math.round((typedNumber(typed[name], locale) ?? 0) * scale));
  const asked = {
    ...to,
    grams: number('kilograms', 1_000),
    goods: number('value', 100),
    units: Math.max(1, number('units', 1)),
    lengthMm: number('metres', 1_000),
  };
  const { data, error } = useQuery({
    queryKey: ['shipping', 'quote', asked],
    queryFn: () => client.get('admin/shipping/quote', asked),
    enabled: to.country !== '',
  });
  const columns = ['method', 'price', 'why', 'ships', 'arrives'] as const;
  return (
    <Panel title={t('shipping.quote.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <PlaceFields value={to} onChange={setTo} />
        {fields.map(([name]) => (
          <TextField
            key={name}
            size="small"
            fullWidth={false}
            label={t(`shipping.quote.${name}`)}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            sx={{ width: 130 }}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
          />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {error && <Typography color="error">{messageOf(error, t)}</Typography>}
        {data && !data.offers.length && <Typography color="error">{t('shipping.quote.none')}</Typography>}
        {data && data.offers.length > 0 && (
          <Table size="small" sx={stacksOnPhone}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column} align={column === 'price' ? 'right' : 'left'}>
                    {t(`shipping.quote.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.offers.map((offer) => (
                <TableRow key={offer.shippingMethod}>
                  <TableCell data-label={t('shipping.quote.method')}>{offer.name[locale]}</TableCell>
                  <TableCell data-label={t('shipping.quote.price')} align="right">
                    {offer.price === undefined ? t('shipping.quote.onRequest') : money(offer.price, currency, locale)}
                  </TableCell>
                  <TableCell data-label={t('shipping.quote.why')}>
                    <Why offer={offer} currency={currency} />
                  </TableCell>
                  <TableCell data-label={t('shipping.quote.ships')}>{dayOnly(offer.shipsOn, locale)}</TableCell>
                  <TableCell data-label={t('shipping.quote.arrives')}>{dayOnly(offer.arrivesBy, locale)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </Panel>
  );
}

/** The zone, and the band or the limit that decided. */
function Why({
  offer: { kind, zone, place, rule, onRequest },
  currency,
}: {
  readonly offer: Offer;
  readonly currency: string;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (cents: number) => money(cents, currency, locale);
  if (kind === 'pickup') return <>{t('shipping.quote.pickup')}</>;
  const at = place ? `${zone} (${placeCode(place)})` : zone;
  const labelled = (value: string) => t('form.labelled', { label: at, value });
  if (onRequest) {
    const by = onRequest.because === 'grams' ? 'weight' : onRequest.because === 'lengthMm' ? 'length' : 'value';
    return <>{labelled(t('shipping.quote.above', { limit: measure(onRequest.limit, by, amount, locale) }))}</>;
  }
  if (!rule || rule.kind === 'pickup') return <>{at}</>;
  if (rule.kind === 'free') return <>{labelled(t('replay.why.free', { from: amount(rule.from ?? 0) }))}</>;
  return <>{labelled(bandShown(rule, amount, locale, t))}</>;
}

function bandShown(
  { by = 'weight', above = 0, upTo, price = 0, pricePerFurther = 0 }: NonNullable<Offer['rule']>,
  amount: (cents: number) => string,
  locale: string,
  t: (key: string, values: object) => string,
): string {
  const text = pricePerFurther ? 'perFurther' : upTo === undefined ? 'lastBand' : 'band';
  return t(`replay.why.${text}`, {
    above: measure(above, by, amount, locale),
    upTo: upTo === undefined ? '' : measure(upTo, by, amount, locale),
    price: amount(price),
    further: measure(FURTHER[by], by, amount, locale),
    perFurther: amount(pricePerFurther),
  });
}
