import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOnly } from '#admin/lib/format.ts';
import { useCountries } from '#admin/lib/use-places.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { CANADIAN_TAX_ZONES, zoneThere } from '#contracts/tax/canadian-taxes.ts';
import { vatZones, vatZoneThere } from '#contracts/tax/vat-rates.ts';
import { STANDARD_TAX_CLASS, type TaxZoneData } from '#domain/tax/tax.events.ts';
import { ratesShown, type TaxTable } from './rates-shown.ts';
import { TAX_KEY } from './tax-key.ts';

interface Template {
  /** Its texts are `tax.<texts>`. */
  readonly texts: 'canada' | 'vat';
  readonly zones: readonly TaxZoneData[];
  /** The zone that the shop has instead. */
  readonly there: (zone: TaxZoneData, zones: TaxTable['zones']) => TaxTable['zones'][number] | undefined;
}

const CANADA: Template = { texts: 'canada', zones: CANADIAN_TAX_ZONES, there: zoneThere };

/** Adds the zones of what the shop sells to that are not there, as it shows them first; those that are there stay as they are. */
export function TemplateZonesButtons({ table }: { readonly table: TaxTable }) {
  const t = useTranslate();
  const countries = useCountries().map(({ id }) => id);
  const [open, setOpen] = useState<Template>();
  const vat: Template = { texts: 'vat', zones: vatZones(countries), there: vatZoneThere };
  const offered = [...(countries.includes('CA') ? [CANADA] : []), ...(vat.zones.length ? [vat] : [])];
  return (
    <>
      {offered.map((template) => (
        <Button
          key={template.texts}
          variant={table.zones.length === 0 ? 'contained' : 'outlined'}
          onClick={() => setOpen(template)}
        >
          {t(`tax.${template.texts}.button`)}
        </Button>
      ))}
      {open && <TemplateDialog template={open} table={table} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface DialogProps {
  readonly template: Template;
  readonly table: TaxTable;
  readonly onClose: () => void;
}

function TemplateDialog({ template, table: { zones, today }, onClose }: DialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const queryClient = useQueryClient();
  const { texts } = template;
  const offered = template.zones.map((zone) => ({ zone, there: template.there(zone, zones) }));
  const missing = offered.filter(({ there }) => !there).map(({ zone }) => zone);

  // One after the other: what was added before a refusal stays, and is there the next time.
  const add = async () => {
    try {
      for (const { name, places, taxes } of missing)
        await client.post('admin/tax/addzone', {
          name,
          places: [...places],
          taxes: taxes.map((tax) => ({ ...tax, rates: [...tax.rates] })),
        });
    } finally {
      await queryClient.invalidateQueries({ queryKey: TAX_KEY });
    }
  };

  return (
    <CommandDialog
      title={t(`tax.${texts}.button`)}
      submit={missing.length ? t('tax.template.add', { smart_count: missing.length }) : t(`tax.${texts}.button`)}
      done="tax.template.done"
      notYet={missing.length === 0}
      onClose={onClose}
      onSubmit={add}
    >
      <Typography>{t(missing.length ? `tax.${texts}.help` : 'tax.template.nothing')}</Typography>
      {/* What is read by scrolling is scrolled by keys, too. */}
      <Table size="small" sx={stacksOnPhone} tabIndex={0} aria-label={t(`tax.${texts}.button`)}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tax.zone')}</TableCell>
            <TableCell>{t('tax.taxes')}</TableCell>
            <TableCell>{t('tax.validFrom')}</TableCell>
            <TableCell>{t('tax.template.becomes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {offered.map(({ zone, there }) => (
            <TableRow key={zone.name.en}>
              <TableCell data-label={t('tax.zone')}>{zone.name[locale]}</TableCell>
              <TableCell data-label={t('tax.taxes')}>{ratesShown(zone, STANDARD_TAX_CLASS, today, locale)}</TableCell>
              <TableCell data-label={t('tax.validFrom')}>
                {dayOnly(zone.taxes.at(-1)!.rates[0]!.validFrom, locale)}
              </TableCell>
              <TableCell data-label={t('tax.template.becomes')}>
                {there ? (
                  t('tax.template.there', { name: there.name[locale] })
                ) : (
                  <strong>{t('tax.template.new')}</strong>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary">
        {t(`tax.${texts}.check`)}
      </Typography>
    </CommandDialog>
  );
}
