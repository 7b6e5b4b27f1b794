import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { RecordsPanel } from '#admin/ui/records-panel.tsx';
import { useRefreshShipping, type ShippingTable } from './shipping-data.ts';

type Carrier = ShippingTable['carriers'][number];

/** Who carries goods, and where their numbers lead to. */
export function Carriers({ carriers }: { readonly carriers: readonly Carrier[] }) {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const refresh = useRefreshShipping();
  return (
    <RecordsPanel
      title={t('shipping.carriers')}
      rows={carriers}
      keyOf={({ carrierCode }) => carrierCode}
      nameOf={({ name }) => name}
      columns={[
        {
          label: t('tax.code'),
          show: ({ carrierCode }) => <code style={{ whiteSpace: 'nowrap' }}>{carrierCode}</code>,
        },
        { label: t('shipping.carrier'), show: ({ name }) => name },
        { label: t('shipping.trackingUrl'), show: ({ trackingUrl }) => trackingUrl || '–' },
      ]}
      mayChange={mayChange}
      addLabel={t('shipping.addCarrier')}
      dialog={(carrier, onClose) => <CarrierDialog carrier={carrier} onClose={onClose} />}
      remove={async ({ carrierCode }) => {
        await client.post('admin/shipping/removecarrier', { carrierCode });
        await refresh();
      }}
    />
  );
}

function CarrierDialog({ carrier, onClose }: { readonly carrier: Carrier | undefined; readonly onClose: () => void }) {
  const t = useTranslate();
  const refresh = useRefreshShipping();
  const submit = async (form: FormData) => {
    const changed = { name: String(form.get('name')), trackingUrl: String(form.get('trackingUrl')) };
    if (carrier) {
      const { carrierCode, ...seen } = carrier;
      await client.post('admin/shipping/changecarrier', { carrierCode, seen, changed });
    } else await client.post('admin/shipping/addcarrier', { carrierCode: String(form.get('code')), ...changed });
    await refresh();
  };
  return (
    <CommandDialog
      title={carrier?.name ?? t('shipping.addCarrier')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      {!carrier && <TextField name="code" label={t('tax.code')} required autoFocus />}
      <TextField name="name" label={t('shipping.carrier')} defaultValue={carrier?.name ?? ''} required />
      <TextField
        name="trackingUrl"
        label={t('shipping.trackingUrl')}
        helperText={t('shipping.trackingHelp')}
        defaultValue={carrier?.trackingUrl ?? ''}
      />
    </CommandDialog>
  );
}
