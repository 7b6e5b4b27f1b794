import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';

const width = { minWidth: 180 } as const;

/** Chooses one of all read models. */
export function ReadModelInput({ defaultValue }: { readonly defaultValue: string }) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['replay', 'readmodels'],
    queryFn: () => client.get('admin/replay/readmodels', {}),
    staleTime: Infinity,
  });
  // A form that is sent before the names are there asks for the usual one, and not for none.
  if (!data)
    return (
      <TextField
        fullWidth={false}
        size="small"
        name="readModel"
        label={t('replay.readModel')}
        value={defaultValue}
        sx={width}
      />
    );
  return (
    <TextField
      fullWidth={false}
      select
      name="readModel"
      size="small"
      label={t('replay.readModel')}
      defaultValue={defaultValue}
      sx={width}
    >
      {data.readModels.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
