import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CheckCell, Labelled, NumberCell, SelectCell, TextCell } from '#admin/ui/cells.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { rowsOf, useRows } from '#admin/ui/record-form/rows.ts';
import type { Tax, TaxRate } from '#domain/tax/tax.events.ts';
import type { TaxTable } from './rates-shown.ts';

interface Props {
  readonly source: string;
  readonly table: TaxTable;
}

/** The taxes of a zone with their rates by class and day, as one table that is edited in place. */
export function TaxesInput({ source, table: { classes, today } }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { rows: taxes, set, add, remove, disabled } = useRows<Tax>(source);
  const choices = classes.map(({ taxClass, name }) => ({ id: taxClass, name: name[locale] }));
  return (
    <Box>
      {taxes.map((tax, index) => (
        <Box
          key={index}
          component="fieldset"
          sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider', m: 0, px: 0, py: 1.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end', mb: 1 }}>
            <Labelled label={t('tax.nameEn')} width={170}>
              <TextCell
                label={t('tax.nameEn')}
                value={tax.name.en}
                disabled={disabled}
                maxLength={80}
                onChange={(en) => set(index, { name: { ...tax.name, en } })}
              />
            </Labelled>
            <Labelled label={t('tax.nameFr')} width={170}>
              <TextCell
                label={t('tax.nameFr')}
                value={tax.name.fr}
                disabled={disabled}
                maxLength={80}
                onChange={(fr) => set(index, { name: { ...tax.name, fr } })}
              />
            </Labelled>
            <Typography component="label">
              <CheckCell
                label={t('tax.onShipping')}
                value={tax.onShipping}
                disabled={disabled}
                onChange={(onShipping) => set(index, { onShipping })}
              />
              {t('tax.onShipping')}
            </Typography>
            <Typography component="label">
              <CheckCell
                label={t('tax.compound')}
                value={tax.compound}
                disabled={disabled}
                onChange={(compound) => set(index, { compound })}
              />
              {t('tax.compound')}
            </Typography>
            {!disabled && (
              <Button size="small" color="error" onClick={() => remove(index)}>
                {t('tax.removeTax')}
              </Button>
            )}
          </Box>
          <Rates
            rates={tax.rates}
            choices={choices}
            today={today}
            disabled={disabled}
            onChange={(rates) => set(index, { rates })}
          />
        </Box>
      ))}
      {!disabled && taxes.length < 6 && (
        <Button
          size="small"
          onClick={() =>
            add({
              name: { en: '', fr: '' },
              onShipping: true,
              compound: false,
              rates: [{ taxClass: 'standard', validFrom: today, rate: Number.NaN }],
            })
          }
        >
          {t('tax.addTax')}
        </Button>
      )}
    </Box>
  );
}

interface RatesProps {
  readonly rates: readonly TaxRate[];
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly today: string;
  readonly disabled: boolean;
  readonly onChange: (rates: readonly TaxRate[]) => void;
}

function Rates({ rates, choices, today, disabled, onChange }: RatesProps) {
  const t = useTranslate();
  const { set, add, remove } = rowsOf(rates, onChange);
  return (
    <Table size="small" sx={{ maxWidth: 560, '& td, & th': { px: 0.5, py: 0.25 }, ...stacksOnPhone }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('tax.class')}</TableCell>
          <TableCell>{t('tax.validFrom')}</TableCell>
          <TableCell align="right">{t('tax.rate')}</TableCell>
          <ActionsHead />
        </TableRow>
      </TableHead>
      <TableBody>
        {rates.map((rate, index) => (
          <TableRow key={index}>
            <TableCell data-label={t('tax.class')}>
              <SelectCell
                label={t('tax.class')}
                value={rate.taxClass}
                choices={choices}
                disabled={disabled}
                onChange={(taxClass) => set(index, { taxClass })}
              />
            </TableCell>
            <TableCell data-label={t('tax.validFrom')}>
              <TextCell
                type="date"
                label={t('tax.validFrom')}
                value={rate.validFrom}
                disabled={disabled}
                onChange={(validFrom) => set(index, { validFrom })}
              />
            </TableCell>
            <TableCell data-label={t('tax.rate')} sx={{ width: { md: 110 } }}>
              <NumberCell
                label={t('tax.rate')}
                value={rate.rate}
                scale={1_000}
                decimals={3}
                disabled={disabled}
                onChange={(value) => set(index, { rate: value ?? Number.NaN })}
              />
            </TableCell>
            <TableCell sx={{ width: { md: 40 } }}>
              {!disabled && rates.length > 1 && <RemoveRow label={t('tax.removeRate')} onClick={() => remove(index)} />}
            </TableCell>
          </TableRow>
        ))}
        {!disabled && (
          <TableRow>
            <TableCell colSpan={4} sx={{ border: 0 }}>
              <Button size="small" onClick={() => add({ taxClass: 'standard', validFrom: today, rate: Number.NaN })}>
                {t('tax.addRate')}
              </Button>
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}
