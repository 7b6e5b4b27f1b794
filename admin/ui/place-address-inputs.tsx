import { Box } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCountries, useStates } from '#admin/lib/use-places.ts';

export const EMPTY_PLACE_ADDRESS = { addressLine1: '', city: '', state: '', zip: '', country: '', phone: '' } as const;

/** The address of a place of the shop's own, within a record's form: `address.city` and the others. */
export function PlaceAddressInputs() {
  const country = useWatch({ name: 'address.country' }) as string;
  const countries = useCountries(country);
  const states = useStates(country);
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="address.addressLine1" label="address.addressLine1" validate={required()} />
      <TextInput source="address.city" label="address.city" validate={required()} />
      <SelectInput source="address.country" label="address.country" validate={required()} choices={countries} />
      <SelectInput
        source="address.state"
        label="address.state"
        validate={states?.length ? required() : []}
        choices={states ?? []}
      />
      <TextInput source="address.zip" label="address.zip" />
      <TextInput source="address.phone" label="address.phone1" />
    </Box>
  );
}
