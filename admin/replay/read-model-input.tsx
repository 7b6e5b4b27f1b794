import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';

/** Chooses one of all read models. */
export function ReadModelInput({ defaultValue }: { readonly defaultValue: string }) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['replay', 'readmodels'],
    queryFn: () => client.get('admin/replay/readmodels', {}),
    staleTime: Infinity,
  });
  return (
    <TextField
      fullWidth={false}
      key={data ? 'known' : 'asked'}
      select
      name="readModel"
      size="small"
      label={t('replay.readModel')}
      defaultValue={data ? defaultValue : ''}
      sx={{ minWidth: 180 }}
    >
      {(data?.readModels ?? []).map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
