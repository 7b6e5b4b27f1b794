import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Labelled, NumberCell, SelectCell } from '#admin/ui/cells.tsx';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { rowsOf, useRows } from '#admin/ui/record-form/rows.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { SHIPPING_MEASURES, type ShippingMeasure } from '#domain/shared/pricing.ts';
import type { Rate, ShippingTable } from './shipping-data.ts';

/** So many of what is stored are one of what is typed. */
const SCALE: Readonly<Record<ShippingMeasure, number>> = { weight: 1_000, value: 100, quantity: 1, length: 1_000 };
const NO_LIMITS = { grams: null, lengthMm: null, value: null };
type Band = Rate['bands'][number];

interface Props {
  readonly source: string;
  readonly zones: ShippingTable['zones'];
  /** Of the shop: what rates are in that name none. */
  readonly currency: ShippingTable['currency'];
}

/** What a method costs to each zone: a table of bands that is edited in place. */
export function RatesInput({ source, zones, currency }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { rows: rates, set, add, remove, disabled } = useRows<Rate>(source);
  const unused = zones.find(({ zoneId }) => !rates.some(({ zone }) => zone === zoneId)) ?? zones[0];
  return (
    <Box>
      {rates.map((rate, index) => (
        <Box
          key={index}
          component="fieldset"
          sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider', m: 0, px: 0, py: 1.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end', mb: 1 }}>
            <Labelled label={t('shipping.zone')} width={200}>
              <SelectCell
                label={t('shipping.zone')}
                value={rate.zone}
                choices={zones.map(({ zoneId, name }) => ({ id: zoneId, name: name[locale] }))}
                disabled={disabled}
                onChange={(zone) => set(index, { zone })}
              />
            </Labelled>
            <Labelled label={t('shipping.byMeasure')} width={180}>
              <SelectCell
                label={t('shipping.byMeasure')}
                value={rate.by}
                choices={SHIPPING_MEASURES.map((id) => ({ id, name: t(`shipping.by.${id}`) }))}
                disabled={disabled}
                onChange={(by) => set(index, { by })}
              />
            </Labelled>
            <Labelled label={t('priceList.currency')} width={110}>
              <SelectCell
                label={t('priceList.currency')}
                value={rate.currency ?? currency}
                choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
                disabled={disabled}
                onChange={(chosen) => set(index, { currency: chosen === currency ? undefined : chosen })}
              />
            </Labelled>
            {!disabled && (
              <Button size="small" color="error" onClick={() => remove(index)}>
                {t('shipping.removeRate')}
              </Button>
            )}
          </Box>
          <Bands rate={rate} disabled={disabled} onChange={(bands) => set(index, { bands })} />
          <Limits rate={rate} disabled={disabled} onChange={(change) => set(index, change)} />
        </Box>
      ))}
      {!disabled && unused && (
        <Button
          size="small"
          onClick={() =>
            add({
              zone: unused.zoneId,
              by: 'weight',
              bands: [{ upTo: null, price: Number.NaN, pricePerFurther: null }],
              freeFrom: null,
              onRequestAbove: NO_LIMITS,
            })
          }
        >
          {t('shipping.addRate')}
        </Button>
      )}
    </Box>
  );
}

interface RateProps<Change> {
  readonly rate: Rate;
  readonly disabled: boolean;
  readonly onChange: (change: Change) => void;
}

function Bands({ rate: { by, bands }, disabled, onChange }: RateProps<Band[]>) {
  const t = useTranslate();
  const { set, remove } = rowsOf(bands, onChange);
  // What stands in the last row stays where it was typed; the new one has no upper end instead of it.
  const addAfter = () =>
    onChange([
      ...bands.slice(0, -1),
      ...bands.slice(-1).flatMap((last) => [
        { ...last, upTo: Number.NaN, pricePerFurther: null },
        { upTo: null, price: Number.NaN, pricePerFurther: last.pricePerFurther },
      ]),
    ]);
  return (
    <Table size="small" sx={{ maxWidth: 560, '& td, & th': { px: 0.5, py: 0.25 } }}>
      <TableHead>
        <TableRow>
          <TableCell align="right">{t(`shipping.upTo.${by}`)}</TableCell>
          <TableCell align="right">{t('shipping.bandPrice')}</TableCell>
          <TableCell align="right">{t(`shipping.further.${by}`)}</TableCell>
          <ActionsHead />
        </TableRow>
      </TableHead>
      <TableBody>
        {bands.map((band, index) => (
          <TableRow key={index}>
            <TableCell>
              <NumberCell
                label={t(`shipping.upTo.${by}`)}
                value={band.upTo}
                scale={SCALE[by]}
                decimals={3}
                mayBeEmpty
                disabled={disabled}
                onChange={(upTo) => set(index, { upTo })}
              />
            </TableCell>
            <TableCell>
              <NumberCell
                label={t('shipping.bandPrice')}
                value={band.price}
                scale={100}
                decimals={2}
                isMoney
                disabled={disabled}
                onChange={(price) => set(index, { price: price ?? Number.NaN })}
              />
            </TableCell>
            <TableCell>
              <NumberCell
                label={t(`shipping.further.${by}`)}
                value={band.pricePerFurther}
                scale={100}
                decimals={2}
                isMoney
                mayBeEmpty
                disabled={disabled}
                onChange={(pricePerFurther) => set(index, { pricePerFurther })}
              />
            </TableCell>
            <TableCell sx={{ width: 40 }}>
              {!disabled && bands.length > 1 && (
                <RemoveRow label={t('shipping.removeBand')} onClick={() => remove(index)} />
              )}
            </TableCell>
          </TableRow>
        ))}
        {!disabled && (
          <TableRow>
            <TableCell colSpan={4} sx={{ border: 0 }}>
              <Button size="small" onClick={addAfter}>
                {t('shipping.addBand')}
              </Button>
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}

function Limits({ rate: { freeFrom, onRequestAbove }, disabled, onChange }: RateProps<Partial<Rate>>) {
  const t = useTranslate();
  const limits = [
    ['grams', 1_000],
    ['lengthMm', 1_000],
    ['value', 100],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
      <Labelled label={t('shipping.freeFromIn')} width={175}>
        <NumberCell
          label={t('shipping.freeFromIn')}
          value={freeFrom}
          scale={100}
          decimals={2}
          isMoney
          mayBeEmpty
          disabled={disabled}
          onChange={(value) => onChange({ freeFrom: value })}
        />
      </Labelled>
      {limits.map(([name, scale]) => (
        <Labelled key={name} label={t(`shipping.onRequest.${name}`)} width={175}>
          <NumberCell
            label={t(`shipping.onRequest.${name}`)}
            value={onRequestAbove[name]}
            scale={scale}
            decimals={3}
            mayBeEmpty
            disabled={disabled}
            onChange={(value) => onChange({ onRequestAbove: { ...onRequestAbove, [name]: value } })}
          />
        </Labelled>
      ))}
    </Box>
  );
}
