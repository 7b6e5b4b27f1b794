import { Box, Button, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { moment } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { ReplayStep } from '#contracts/replay/replay.ts';
import { ChangeTable, RowTable } from './field-table.tsx';
import { ReadModelInput } from './read-model-input.tsx';

const PAGE = 20;

/** Follows a read model through a stream: for each event the row before and after, with the changes marked. */
export function FollowStreams() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [readModel, streams, page] = [
    search.get('readModel') ?? 'order',
    search.get('streams') ?? '',
    Number(search.get('page') ?? 1),
  ];
  const { data, error } = useQuery({
    queryKey: ['replay', 'follow', readModel, streams, page],
    enabled: streams !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    queryFn: () => client.get('admin/replay/follow', { readModel, streams, page, pageSize: PAGE }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSearch({ tab: 'follow', readModel: String(form.get('readModel')), streams: String(form.get('streams')).trim() });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        key={`${readModel} ${streams}`}
        component="form"
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1 }}
      >
        <ReadModelInput defaultValue={readModel} />
        <TextField
          fullWidth={false}
          name="streams"
          size="small"
          label={t('replay.follow.streams')}
          helperText={t('replay.follow.help')}
          defaultValue={streams}
          required
          sx={{ flex: 1, maxWidth: 640 }}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {t('replay.show')}
        </Button>
      </Stack>
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      {data && !error && (
        <>
          <Typography>{t('replay.follow.total', { smart_count: data.total })}</Typography>
          {data.steps.map((step, index) => (
            <Step key={step.event} step={step} number={(page - 1) * PAGE + index + 1} />
          ))}
          {data.total > PAGE && (
            <Pagination
              count={Math.ceil(data.total / PAGE)}
              page={page}
              onChange={(_event, to) => setSearch({ tab: 'follow', readModel, streams, page: String(to) })}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Step({ step, number }: { readonly step: ReplayStep; readonly number: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Panel title={`${number}. ${step.type}`}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{step.description}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {moment(step.at, locale)} · <span title={step.actor}>{t('history.by', { by: step.by })}</span> ·{' '}
        <code>{step.event}</code>
      </Typography>
      {step.rows.length === 0 && <Typography>{t('replay.follow.nothing')}</Typography>}
      {step.rows.map(({ key, changes, before, after }) => (
        <Box key={key}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {t(!before ? 'replay.follow.began' : !after ? 'replay.follow.ended' : 'replay.follow.changed', { key })}
          </Typography>
          <ChangeTable changes={changes} />
          {before && <Whole name={t('replay.follow.before')} row={before} />}
          {after && <Whole name={t('replay.follow.after')} row={after} />}
        </Box>
      ))}
    </Panel>
  );
}

const Whole = ({ name, row }: { readonly name: string; readonly row: Record<string, unknown> }) => (
  <details>
    <summary style={{ cursor: 'pointer' }}>{name}</summary>
    <RowTable row={row} />
  </details>
);
