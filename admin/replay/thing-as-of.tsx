import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { replayKinds, type ReplayKind } from '#contracts/history/subject-kinds.ts';
import { MomentsBar } from './as-of-bar.tsx';
import { RowTable } from './field-table.tsx';

/** A cart, a price or anything else that has no page of its own: the row that stands for it, as of then. */
export function ThingAsOf() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { asOf } = useAsOf();
  const [kind, id] = [(search.get('kind') ?? 'cart') as ReplayKind, search.get('id') ?? ''];
  const { data, error } = useQuery({
    queryKey: ['replay', 'row', kind, id, asOf],
    enabled: id !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    queryFn: () =>
      client.get('admin/replay/row', { readModel: kind, key: id, ...(asOf === undefined ? {} : { asOf }) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSearch({ tab: 'thing', kind: String(form.get('kind')), id: String(form.get('id')).trim() });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        key={`${kind} ${id}`}
        component="form"
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1 }}
      >
        <TextField
          fullWidth={false}
          select
          name="kind"
          size="small"
          label={t('replay.thing.kind')}
          defaultValue={kind}
          sx={{ minWidth: 160 }}
        >
          {replayKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`replay.thing.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth={false}
          name="id"
          size="small"
          label={t('replay.thing.id')}
          helperText={t('replay.thing.idHelp')}
          defaultValue={id}
          required
          sx={{ minWidth: 300 }}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {t('replay.show')}
        </Button>
      </Stack>
      {id !== '' && <MomentsBar kind={kind} id={id} />}
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      {data && !error && (
        <Panel title={`${t(`replay.thing.${kind}`)} ${id}`}>
          <RowTable row={data.row} />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {t('replay.madeOf', { streams: data.streams.join(', ') })}
          </Typography>
        </Panel>
      )}
    </Stack>
  );
}
