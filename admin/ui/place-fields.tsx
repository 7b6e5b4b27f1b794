import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCountries, useStates } from '#admin/lib/use-places.ts';

export interface PlaceAsked {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}

interface Props {
  readonly value: PlaceAsked;
  readonly onChange: (value: PlaceAsked) => void;
}

/** Country, state and postal code of a question. */
export function PlaceFields({ value, onChange }: Props) {
  const t = useTranslate();
  const countries = useCountries(value.country);
  const states = useStates(value.country) ?? [];
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('address.country')}
        value={countries.length ? value.country : ''}
        onChange={({ target }) => onChange({ country: target.value, state: '', zip: '' })}
        sx={{ minWidth: 150 }}
      >
        {countries.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('address.state')}
        value={states.some(({ id }) => id === value.state) ? value.state : ''}
        onChange={({ target }) => onChange({ ...value, state: target.value })}
        sx={{ minWidth: 190 }}
      >
        <MenuItem value="">–</MenuItem>
        {states.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        fullWidth={false}
        label={t('address.zip')}
        value={value.zip}
        onChange={({ target }) => onChange({ ...value, zip: target.value })}
        sx={{ width: 130 }}
        slotProps={{ htmlInput: { maxLength: 16 } }}
      />
    </>
  );
}
