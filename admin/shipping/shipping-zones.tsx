import { TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { RecordsPanel } from '#admin/ui/records-panel.tsx';
import { linesOf, placesFrom } from '#admin/ui/place-lines.ts';
import { placeCode } from '#domain/shared/place.ts';
import { useRefreshShipping, type ShippingTable } from './shipping-data.ts';

type Zone = ShippingTable['zones'][number];
const SHOWN = 8;

/** Zones that methods have prices for. */
export function ShippingZones({ zones }: { readonly zones: readonly Zone[] }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const refresh = useRefreshShipping();
  return (
    <RecordsPanel
      title={t('shipping.zones')}
      rows={zones}
      keyOf={({ zoneId }) => zoneId}
      nameOf={({ name }) => name[locale]}
      columns={[
        { label: t('shipping.zone'), show: ({ name }) => name[locale] },
        {
          label: t('tax.places'),
          show: ({ places }) =>
            places.slice(0, SHOWN).map(placeCode).join(', ') +
            (places.length > SHOWN ? ` ${t('tax.more', { count: places.length - SHOWN })}` : ''),
        },
      ]}
      mayChange={mayChange}
      addLabel={t('tax.addZone')}
      dialog={(zone, onClose) => <ZoneDialog zone={zone} onClose={onClose} />}
      remove={async ({ zoneId }) => {
        await client.post('admin/shipping/removezone', { zoneId });
        await refresh();
      }}
    />
  );
}

function ZoneDialog({ zone, onClose }: { readonly zone: Zone | undefined; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
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
      title={zone ? zone.name[locale] : t('tax.addZone')}
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
