import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOnly } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { CANADIAN_TAX_ZONES, zoneThere } from '#contracts/canadian-taxes.ts';
import { STANDARD_TAX_CLASS } from '#domain/tax/tax.events.ts';
import { ratesShown, type TaxTable } from './rates-shown.ts';
import { TAX_KEY } from './tax-key.ts';

/** Adds the zones of Canada's provinces that are not there, as it shows them first; those that are there stay as they are. */
export function CanadaButton({ table, isFirst }: { readonly table: TaxTable; readonly isFirst: boolean }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isFirst ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t('tax.canada.button')}
      </Button>
      {isOpen && <CanadaDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function CanadaDialog({
  table: { zones, today },
  onClose,
}: {
  readonly table: TaxTable;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const queryClient = useQueryClient();
  const offered = CANADIAN_TAX_ZONES.map((zone) => ({ zone, there: zoneThere(zone, zones) }));
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
      title={t('tax.canada.button')}
      submit={missing.length ? t('tax.canada.add', { smart_count: missing.length }) : t('tax.canada.button')}
      done="tax.canada.done"
      notYet={missing.length === 0}
      onClose={onClose}
      onSubmit={add}
    >
      <Typography>{t(missing.length ? 'tax.canada.help' : 'tax.canada.nothing')}</Typography>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tax.zone')}</TableCell>
            <TableCell>{t('tax.taxes')}</TableCell>
            <TableCell>{t('tax.validFrom')}</TableCell>
            <TableCell>{t('tax.canada.becomes')}</TableCell>
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
              <TableCell data-label={t('tax.canada.becomes')}>
                {there ? t('tax.canada.there', { name: there.name[locale] }) : <strong>{t('tax.canada.new')}</strong>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary">
        {t('tax.canada.check')}
      </Typography>
    </CommandDialog>
  );
}
