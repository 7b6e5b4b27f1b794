import { localityOf } from '#domain/shared/locality.ts';
import { Box, Button, Chip, FormControlLabel, Checkbox, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { AddressFields, addressFrom } from '#admin/ui/address-fields.tsx';
import { client } from '#admin/lib/client.ts';
import { CommandDialog, type Present } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { countryName } from '#contracts/shared/country-name.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useMay } from '#admin/lib/use-rights.ts';

type Entry = CustomerDetail['addresses'][number];

export function CustomerAddresses({ customer: { accountId, addresses } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('customer');
  const [edited, setEdited] = useState<Entry | 'new'>();
  return (
    <Panel title={t('customer.addresses', { smart_count: addresses.length })}>
      {addresses.length === 0 && <Typography color="text.secondary">{t('customer.noAddress')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {addresses.map((entry) => (
          <AddressCard key={entry.addressId} entry={entry} {...(mayEdit ? { onEdit: () => setEdited(entry) } : {})} />
        ))}
      </Box>
      {mayEdit && (
        <Button size="small" onClick={() => setEdited('new')} sx={{ mt: 1 }}>
          {t('customer.addAddress')}
        </Button>
      )}
      {edited && (
        <AddressDialog
          accountId={accountId}
          {...(edited === 'new' ? {} : { entry: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

function AddressCard({ entry: { address, primary }, onEdit }: { readonly entry: Entry; readonly onEdit?: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2,
    localityOf(address),
    address.county,
    countryName(address.country, locale),
    address.phone1,
  ];
  return (
    <Stack component="address" sx={{ fontStyle: 'normal', alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <strong>{address.addressName || address.city}</strong>
        {primary && <Chip size="small" variant="outlined" label={t('customer.primary')} />}
      </Stack>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {onEdit && (
        <Button
          size="small"
          onClick={onEdit}
          aria-label={`${t('customer.change')} ${address.addressName || address.city}`}
          sx={{ ml: -1 }}
        >
          {t('customer.change')}
        </Button>
      )}
    </Stack>
  );
}

function AddressDialog({
  accountId,
  entry,
  onClose,
}: {
  readonly accountId: string;
  readonly entry?: Entry;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const refresh = useRefresh();
  const save = async (form: FormData, present: Present) => {
    const primary = form.get('primary') === 'on';
    form.delete('primary');
    await client.post('admin/customer/saveaddress', {
      accountId,
      address: addressFrom(form, entry?.address),
      primary,
      ...(entry ? { addressId: entry.addressId, seen: { ...entry.address, ...present } } : {}),
    });
    refresh();
  };
  return (
    <CommandDialog
      title={t(entry ? 'customer.changeAddress' : 'customer.addAddress')}
      submit={t('ra.action.save')}
      done="customer.done.saved"
      onClose={onClose}
      onSubmit={save}
      field={{ label: (name) => `address.${name}` }}
    >
      <AddressFields address={entry?.address} />
      <FormControlLabel
        control={<Checkbox name="primary" defaultChecked={entry?.primary ?? false} />}
        label={t('customer.makePrimary')}
      />
    </CommandDialog>
  );
}
