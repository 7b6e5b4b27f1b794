import { Box, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Title, useLocaleState, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { asLanguage, dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel, stacksOnPhone, stickyBar } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import type { SourceFields } from '#contracts/import-source/import-source.ts';
import { ConnectionPanel } from './connection-panel.tsx';
import { sourceKey } from './import-source-list.tsx';
import { RunButton } from './run-button.tsx';
import { RunResult } from './run-result.tsx';
import { SourceInputs } from './source-inputs.tsx';
import { useWhenInWords, type SourceDetail } from './source-words.ts';

const POLL_MS = 2_000;
const EMPTY: SourceFields = {
  ...{ name: '', place: 'folder', host: '', port: 22, user: '', login: 'none', path: '' },
  ...{ kind: 'products', every: 'day', at: '05:30', weekday: 1, then: 'ask' },
  ...{ reportTo: [], language: 'en', isActive: true },
};
const labels: Readonly<Record<keyof SourceFields, string>> = {
  name: 'importSource.name',
  place: 'importSource.placeName',
  host: 'importSource.host',
  port: 'importSource.port',
  user: 'importSource.user',
  login: 'importSource.login',
  path: 'importSource.pathName',
  kind: 'importSource.kind',
  every: 'importSource.every',
  at: 'importSource.at',
  weekday: 'importSource.weekday',
  then: 'importSource.then',
  reportTo: 'importSource.reportTo',
  language: 'importSource.language',
  isActive: 'importSource.isActive',
};

const isUnderWay = ({ runs }: SourceDetail) =>
  runs.some(
    ({ status, import: taken }) =>
      status === 'asked' || ['uploaded', 'checking', 'running'].includes(taken?.status ?? ''),
  );

/** A new place, or one with its runs; while a run is under way the page looks again every two seconds. */
export function ImportSourcePage() {
  const t = useTranslate();
  const { id: sourceId } = useParams();
  const { data, error } = useQuery({
    queryKey: [...sourceKey, 'detail', sourceId],
    queryFn: () => client.get('admin/importsource/detail', { sourceId: sourceId ?? '' }),
    enabled: sourceId !== undefined,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
    retry: false,
  });
  if (sourceId === undefined) return <NewSource />;
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  return data ? <Source key={sourceId} detail={data} /> : null;
}

function NewSource() {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const added = useRef('');
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={t('importSource.add')} />
      <Link component={RouterLink} to="/import-source">
        {t('importSource.back')}
      </Link>
      <RecordForm<SourceFields>
        record={{ ...EMPTY, language: asLanguage(locale) }}
        isNew
        labels={labels}
        save={async ({ changed }) => {
          const { sourceId } = await client.post('admin/importsource/add', { data: { ...EMPTY, ...changed } });
          await queryClient.invalidateQueries({ queryKey: sourceKey });
          added.current = sourceId;
        }}
        onSaved={() => redirect(`/import-source/${added.current}/show`)}
      >
        <SourceInputs isNew />
      </RecordForm>
    </Stack>
  );
}

function Source({ detail }: { readonly detail: SourceDetail }) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [locale] = useLocaleState();
  const whenInWords = useWhenInWords();
  const queryClient = useQueryClient();
  const { sourceId, data, mayChange, dueAt, owner } = detail;
  const refresh = () => queryClient.invalidateQueries({ queryKey: sourceKey });
  return (
    <>
      <Title title={data.name} />
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {data.name}
        </Typography>
        <Typography color="text.secondary">
          {[
            t(`import.kind.${data.kind}`),
            whenInWords(data),
            dueAt ? t('importSource.nextAt', { at: dayAndTime(dueAt, locale) }) : t('importSource.notActive'),
            owner,
          ].join(' · ')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {mayChange && <RunButton sourceId={sourceId} onAsked={refresh} />}
        {mayChange && (
          <RemoveButton
            size="small"
            label={t('ra.action.delete')}
            sure={t('form.removeSure', { name: data.name })}
            remove={async () => {
              await client.post('admin/importsource/remove', { sourceId });
              redirect('/import-source');
              await refresh();
            }}
          />
        )}
        <TimelineLink subject={`stream:import-source-${sourceId}`} />
      </Stack>
      <Stack sx={{ py: 2, gap: 2, maxWidth: 1000 }}>
        <Link component={RouterLink} to="/import-source">
          {t('importSource.back')}
        </Link>
        {mayChange && <ConnectionPanel detail={detail} onChanged={refresh} />}
        <Runs detail={detail} />
        <RecordForm<SourceFields>
          record={data}
          labels={labels}
          mayEdit={mayChange}
          save={async (change) => {
            await client.post('admin/importsource/change', { sourceId, ...change });
            await refresh();
          }}
        >
          <SourceInputs />
        </RecordForm>
      </Stack>
    </>
  );
}

function Runs({ detail: { runs } }: { readonly detail: SourceDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (!runs.length) return null;
  return (
    <Panel title={t('importSource.runs')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('import.when')}</TableCell>
            <TableCell>{t('importSource.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run.turn}>
              <TableCell data-label={t('import.when')} sx={{ whiteSpace: { md: 'nowrap' }, verticalAlign: 'top' }}>
                {dayAndTime(run.at, locale)}
              </TableCell>
              <TableCell>
                <RunResult run={run} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
