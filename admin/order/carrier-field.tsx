import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';

/** The shop's carriers, whose tracking numbers become links; another one may be typed. */
export function CarrierField({ autoFocus = true }: { readonly autoFocus?: boolean }) {
  const t = useTranslate();
  const { data } = useQuery({ queryKey: ['shipping', 'list'], queryFn: () => client.get('admin/shipping/list', {}) });
  return (
    <Autocomplete
      freeSolo
      options={(data?.carriers ?? []).map(({ name }) => name)}
      renderInput={(params) => (
        <TextField
          {...params}
          name="carrier"
          label={t('order.carrier')}
          required
          autoFocus={autoFocus}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: 40 } }}
        />
      )}
    />
  );
}
