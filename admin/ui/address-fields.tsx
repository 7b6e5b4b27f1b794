import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { hasCounties } from '#domain/shared/counties.ts';
import { ADDRESS_FIELDS, ADDRESS_LIMITS, EMPTY_ADDRESS } from '#domain/shared/address.ts';
import { useCountries, useStates, useUsualCountry } from '#admin/lib/use-places.ts';

type Address = Output<'customer/getcustomeraddressbook'>[number]['address'];

/** The address of a form that holds these fields; what they do not ask for stays as it was. */
export const addressFrom = (form: FormData, address: Address = EMPTY_ADDRESS): Address => ({
  ...address,
  ...(Object.fromEntries(form) as Partial<Address>),
});

interface AddressFieldsProps {
  readonly address?: Address | undefined;
  /** Asked for elsewhere in the form. */
  readonly without?: readonly (keyof Address)[];
}

export function AddressFields({ address = EMPTY_ADDRESS, without = [] }: AddressFieldsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {ADDRESS_FIELDS.filter(({ name }) => !without.includes(name)).map(({ name, required }, index) =>
        name === 'country' ? (
          <Places key={name} address={address} />
        ) : name === 'state' || name === 'county' ? null : (
          <TextField
            key={name}
            name={name}
            label={t(`address.${name}`)}
            defaultValue={address[name] ?? ''}
            required={required}
            autoFocus={index === 0}
            slotProps={{ htmlInput: { maxLength: ADDRESS_LIMITS[name] } }}
          />
        ),
      )}
    </Box>
  );
}

/** The country and, of it, the state and the county. */
function Places({ address }: { readonly address: Address }) {
  const t = useTranslate();
  const usual = useUsualCountry();
  const [chosen, setCountry] = useState(address.country);
  const country = chosen || usual;
  const countries = useCountries(address.country);
  const states = useStates(country) ?? [];
  const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
  return (
    <>
      <TextField
        select
        name="state"
        label={t('address.state')}
        key={`${country}${states.length}`}
        defaultValue={address.state}
        required={states.length > 0}
        slotProps={native}
      >
        <option value="" />
        {states.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        select
        name="country"
        label={t('address.country')}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        required
        slotProps={native}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {hasCounties(country) ? (
        <TextField
          name="county"
          label={t('address.county')}
          defaultValue={address.county ?? ''}
          slotProps={{ htmlInput: { maxLength: ADDRESS_LIMITS.county } }}
        />
      ) : (
        <input type="hidden" name="county" value="" />
      )}
    </>
  );
}
