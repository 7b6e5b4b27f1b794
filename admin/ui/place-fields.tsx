import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';

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
  const [locale] = useLocaleState();
  const { data: countries = [] } = useQuery({
    queryKey: ['countries', locale],
    queryFn: () => client.get('account/countrylist', {}),
  });
  const { data: states = [] } = useQuery({
    queryKey: ['states', value.country, locale],
    queryFn: () => client.get('account/statelist/{id}', { id: value.country }),
  });
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
        {countries.map(({ countryCode, countryName }) => (
          <MenuItem key={countryCode} value={countryCode}>
            {countryName}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('address.state')}
        value={states.some(({ stateCode }) => stateCode === value.state) ? value.state : ''}
        onChange={({ target }) => onChange({ ...value, state: target.value })}
        sx={{ minWidth: 190 }}
      >
        <MenuItem value="">–</MenuItem>
        {states.map(({ stateCode, stateName }) => (
          <MenuItem key={stateCode} value={stateCode}>
            {stateName}
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
