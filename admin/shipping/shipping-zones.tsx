import { Button, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { linesOf, placesFrom } from '#admin/ui/place-lines.ts';
import { placeCode } from '#domain/shared/place.ts';
import { useRefreshShipping, type ShippingTable } from './shipping-data.ts';

type Zone = ShippingTable['zones'][number];
const SHOWN = 8;

/** Zones that methods have prices for. */
export function ShippingZones({ zones }: { readonly zones: readonly Zone[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const refresh = useRefreshShipping();
  const [open, setOpen] = useState<Zone | 'new'>();
  const remove = async (zoneId: string) => {
    try {
      await client.post('admin/shipping/removezone', { zoneId });
      await refresh();
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
  };
  return (
    <Panel title={t('shipping.zones')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('shipping.zone')}</TableCell>
            <TableCell>{t('tax.places')}</TableCell>
            {mayChange && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {zones.map((zone) => (
            <TableRow key={zone.zoneId}>
              <TableCell data-label={t('shipping.zone')}>{zone.name[locale]}</TableCell>
              <TableCell data-label={t('tax.places')}>
                {zone.places.slice(0, SHOWN).map(placeCode).join(', ')}
                {zone.places.length > SHOWN && ` ${t('tax.more', { count: zone.places.length - SHOWN })}`}
              </TableCell>
              {mayChange && (
                <TableCell align="right">
                  <Button size="small" onClick={() => setOpen(zone)}>
                    {t('ra.action.edit')}
                  </Button>
                  <Button size="small" color="error" onClick={() => void remove(zone.zoneId)}>
                    {t('ra.action.delete')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayChange && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setOpen('new')}>
          {t('tax.addZone')}
        </Button>
      )}
      {open && <ZoneDialog zone={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function ZoneDialog({ zone, onClose }: { readonly zone: Zone | undefined; readonly onClose: () => void }) {
  const t = useTranslate();
  const refresh = useRefreshShipping();
  const submit = async (form: FormData) => {
    const changed = {
      name: { en: String(form.get('en')), fr: String(form.get('fr')) },
      places: placesFrom(String(form.get('places'))),
    };
    if (zone) {
      const { zoneId, name, places } = zone;
      await client.post('admin/shipping/changezone', { zoneId, seen: { name, places }, changed });
    } else await client.post('admin/shipping/addzone', changed);
    await refresh();
  };
  return (
    <CommandDialog
      title={zone ? zone.name.en : t('tax.addZone')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="en" label={t('tax.nameEn')} defaultValue={zone?.name.en ?? ''} required autoFocus />
      <TextField name="fr" label={t('tax.nameFr')} defaultValue={zone?.name.fr ?? ''} required />
      <TextField
        name="places"
        label={t('tax.places')}
        helperText={t('place.help')}
        defaultValue={linesOf(zone?.places ?? [])}
        required
        multiline
        minRows={4}
        maxRows={14}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
    </CommandDialog>
  );
}
