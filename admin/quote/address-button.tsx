import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/app/client.ts';
import type { QuoteDesk } from '#admin/app/data-provider.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useDesk } from './desk-commands.tsx';

type Address = NonNullable<QuoteDesk['shipTo']>;

const FIELDS = [
  ['firstName', 60, true], ['lastName', 60, true], ['company', 80, false], ['phone1', 30, true], ['addressLine1', 100, true], ['addressLine2', 100, false], ['city', 60, true], ['zip', 16, true],
] as const;

const EMPTY: Address = {
  firstName: '', lastName: '', company: '', addressName: '', addressLine1: '', addressLine2: '', addressLine3: '', city: '', state: '', county: '', zip: '', country: 'CA', phone1: '', phone2: '', phone3: '', fax: '', extension: '',
};

interface Props {
  readonly which: 'shipTo' | 'billTo';
  readonly address: Address | undefined;
}

export function AddressButton({ which, address = EMPTY }: Props) {
  const { edit } = useDesk();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const title = t(`quote.change.${which}`);
  const save = (form: FormData) => edit('admin/quote/saveheader', { [which]: { ...address, ...(Object.fromEntries(form) as Partial<Address>) } }, title);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{title}</Button>
      {open && (
        <CommandDialog title={title} submit={t('quote.save')} done="quote.done.header" onClose={() => setOpen(false)} onSubmit={save}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {FIELDS.map(([name, maxLength, required], index) => (
              <TextField key={name} name={name} label={t(`quote.address.${name}`)} defaultValue={address[name] ?? ''} required={required} autoFocus={index === 0} slotProps={{ htmlInput: { maxLength } }} />
            ))}
            <Places address={address} />
          </Box>
        </CommandDialog>
      )}
    </>
  );
}

function Places({ address }: { readonly address: Address }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [country, setCountry] = useState(address.country);
  const { data: countries = [] } = useQuery({ queryKey: ['countries', locale], queryFn: () => client.get('account/countrylist', {}) });
  const { data: states = [] } = useQuery({ queryKey: ['states', country, locale], queryFn: () => client.get('account/statelist/{id}', { id: country }) });
  const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
  return (
    <>
      <TextField select name="state" label={t('quote.address.state')} key={`${country}${states.length}`} defaultValue={address.state} required slotProps={native}>
        <option value="" />
        {states.map(({ stateCode, stateName }) => <option key={stateCode} value={stateCode}>{stateName}</option>)}
      </TextField>
      <TextField select name="country" label={t('quote.address.country')} value={country} onChange={(event) => setCountry(event.target.value)} required slotProps={native}>
        {countries.map(({ countryCode, countryName: name }) => <option key={countryCode} value={countryCode}>{name}</option>)}
      </TextField>
    </>
  );
}
