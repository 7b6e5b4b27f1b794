import { Button, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { useRefreshShipping, type ShippingTable } from './shipping-data.ts';

type Carrier = ShippingTable['carriers'][number];

/** Who carries goods, and where their numbers lead to. */
export function Carriers({ carriers }: { readonly carriers: readonly Carrier[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const mayChange = useMay('setting');
  const refresh = useRefreshShipping();
  const [open, setOpen] = useState<Carrier | 'new'>();
  const remove = async (carrierCode: string) => {
    try {
      await client.post('admin/shipping/removecarrier', { carrierCode });
      await refresh();
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
  };
  return (
    <Panel title={t('shipping.carriers')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tax.code')}</TableCell>
            <TableCell>{t('shipping.carrier')}</TableCell>
            <TableCell>{t('shipping.trackingUrl')}</TableCell>
            {mayChange && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {carriers.map((carrier) => (
            <TableRow key={carrier.carrierCode}>
              <TableCell data-label={t('tax.code')}>
                <code>{carrier.carrierCode}</code>
              </TableCell>
              <TableCell data-label={t('shipping.carrier')}>{carrier.name}</TableCell>
              <TableCell data-label={t('shipping.trackingUrl')} sx={{ overflowWrap: 'anywhere' }}>
                {carrier.trackingUrl || '–'}
              </TableCell>
              {mayChange && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Button size="small" onClick={() => setOpen(carrier)}>
                    {t('ra.action.edit')}
                  </Button>
                  <Button size="small" color="error" onClick={() => void remove(carrier.carrierCode)}>
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
          {t('shipping.addCarrier')}
        </Button>
      )}
      {open && <CarrierDialog carrier={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Panel>
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
