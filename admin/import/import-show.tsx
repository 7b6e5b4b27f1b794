import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, numberFormat, timeOfDay } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { stickyBar } from '#admin/ui/panel.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { ImportStatus } from '#domain/import/import.events.ts';
import { ImportStatusChip } from './import-status.tsx';
import type { ImportDetail } from './import.reader.ts';
import { MissingCategories } from './missing-categories.tsx';
import { MatchPanel } from './match-panel.tsx';
import { RowsPanel } from './rows-panel.tsx';

const POLL_MS = 1_000;
const isUnderWay = (status: ImportStatus) => status === 'checking' || status === 'running' || status === 'undoing';
const isOver = (status: ImportStatus) => status === 'completed' || status === 'stopped' || status === 'undone';

/** One import from its columns to its undoing; while a worker is at it the page looks again every second. */
export function ImportShow() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const [matchAgain, setMatchAgain] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['import', 'detail', id],
    queryFn: async () => ({ ...(await client.get('admin/import/detail', { importId: id })), id }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.status) ? POLL_MS : false),
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {messageOf(error, t)}
      </Typography>
    );
  if (!data) return <LinearProgress aria-label={t('import.file')} />;
  const { status } = data;
  const isMatching =
    data.mayChange && (status === 'uploaded' || status === 'unreadable' || (matchAgain && status === 'checked'));
  return (
    <Stack sx={{ gap: 2, py: 1 }}>
      <Title title={data.fileName} />
      <Bar detail={data} onDone={() => void refetch()} onMatchAgain={() => setMatchAgain(true)} />
      <Progress detail={data} />
      {isMatching && (
        <MatchPanel
          detail={data}
          onMatched={() => {
            setMatchAgain(false);
            void refetch();
          }}
        />
      )}
      {!isMatching && status === 'checked' && data.mayChange && data.counts.wrong > 0 && (
        <MissingCategories detail={data} onAdded={() => void refetch()} />
      )}
      {!isMatching && status !== 'checking' && <Rows detail={data} />}
    </Stack>
  );
}

function Rows({ detail }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  const { importId, kind, mayChange, counts, refusals, undoRefusals, applied } = detail;
  if (!kind || !mayChange) return null;
  const changes = counts.added + counts.changed;
  const parts = [
    { show: 'undo-refused', count: undoRefusals, title: 'undo-refused' },
    { show: 'refused', count: refusals, title: 'refused' },
    { show: 'wrong', count: counts.wrong, title: 'wrong' },
    { show: 'changes', count: changes, title: applied ? 'changed' : 'changes' },
  ] as const;
  return parts.map(
    ({ show, count, title }) =>
      count > 0 && (
        <RowsPanel
          key={show}
          importId={importId}
          show={show}
          title={t(`import.show.${title}`)}
          version={`${detail.rows}-${detail.status}`}
        />
      ),
  );
}

type Command = 'start' | 'pause' | 'resume' | 'stop' | 'undo';
const asksFirst: readonly Command[] = ['stop', 'undo'];
const commandsIn: Partial<Record<ImportStatus, readonly Command[]>> = {
  running: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  completed: ['undo'],
  stopped: ['undo'],
};

interface BarProps {
  readonly detail: ImportDetail;
  readonly onDone: () => void;
  readonly onMatchAgain: () => void;
}

function Bar({ detail, onDone, onMatchAgain }: BarProps) {
  const t = useTranslate();
  const { run, isBusy } = useCommand();
  const [locale] = useLocaleState();
  const [asking, setAsking] = useState<Command>();
  const { importId, fileName, status, counts, mayChange, filesRemoved, uploadedAt, kind } = detail;
  const by = detail.origin === 'browser' ? detail.uploadedBy : t(`import.origin.${detail.origin}`);
  const changes = counts.added + counts.changed;
  const send = async (command: Command) => {
    await client.post(`admin/import/${command}`, { importId });
    onDone();
  };
  const click = async (command: Command) => {
    if (asksFirst.includes(command)) return setAsking(command);
    await run(() => send(command));
  };
  const commands = mayChange && !filesRemoved ? (commandsIn[status] ?? []) : [];
  return (
    <>
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <ImportStatusChip status={status} />
        <Typography color="text.secondary">
          {[kind && t(`import.kind.${kind}`), dayAndTime(uploadedAt, locale), by].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <TimelineLink subject={`import:${importId}`} />
        {isOver(status) && <TimelineLinkOfChanges importId={importId} />}
        {status === 'checked' && mayChange && !filesRemoved && (
          <>
            <Button size="small" variant="outlined" onClick={onMatchAgain}>
              {t('import.checkAgain')}
            </Button>
            <Button size="small" variant="contained" disabled={isBusy || !changes} onClick={() => void click('start')}>
              {t('import.start', { count: changes })}
            </Button>
          </>
        )}
        {commands.map((command) => (
          <Button
            key={command}
            size="small"
            variant="outlined"
            color={asksFirst.includes(command) ? 'error' : 'primary'}
            onClick={() => void click(command)}
          >
            {t(`import.${command}`)}
          </Button>
        ))}
      </Stack>
      {asking && (
        <CommandDialog
          title={t(`import.${asking}`)}
          color="error"
          done="import.done"
          dismiss={t('import.keep')}
          onClose={() => setAsking(undefined)}
          onSubmit={() => send(asking)}
        >
          <Typography>{t(asking === 'undo' ? 'import.undoAsk' : 'import.stopAsk')}</Typography>
          {asking === 'undo' && <Leaves detail={detail} />}
          {isOver(status) && (
            <Typography sx={{ fontWeight: 600 }}>
              {t('import.result', { time: timeOfDay(uploadedAt, locale), count: detail.done })}
            </Typography>
          )}
        </CommandDialog>
      )}
    </>
  );
}

const TimelineLinkOfChanges = ({ importId }: { readonly importId: string }) => {
  const t = useTranslate();
  return (
    <Button size="small" href={`/admin/history/${encodeURIComponent(`run:import-${importId}`)}/show`}>
      {t('import.whatItChanged')}
    </Button>
  );
};

function Progress({ detail }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  const { status, formulas, fault } = detail;
  return (
    <Stack sx={{ gap: 1 }} role="status">
      <ReadAs detail={detail} />
      {fault && (
        <Typography role="alert" color="error">
          {fault.message}
        </Typography>
      )}
      {!['uploaded', 'unreadable'].includes(status) && <Counts detail={detail} />}
      {isUnderWay(status) || status === 'paused' ? <UnderWay detail={detail} /> : null}
      {isOver(status) && <Result detail={detail} />}
      {formulas > 0 && <Typography color="text.secondary">{t('import.formulas', { count: formulas })}</Typography>}
      {detail.filesRemoved && <Typography color="text.secondary">{t('import.filesRemoved')}</Typography>}
    </Stack>
  );
}

const outcomes = ['added', 'changed', 'unchanged', 'wrong'] as const;

function Counts({ detail: { status, counts } }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {outcomes.map((name) => (
          <Typography key={name} color={name === 'wrong' && counts.wrong ? 'error' : 'text.primary'}>
            <b>{numberFormat(locale, {}).format(counts[name])}</b> {t(`import.${name}`)}
          </Typography>
        ))}
      </Stack>
      {status === 'checked' && counts.added + counts.changed === 0 && (
        <Typography>{t('import.changesNothing')}</Typography>
      )}
      {status === 'checked' && counts.wrong > 0 && (
        <Typography color="error">{t('import.wrongLeftOut', { count: counts.wrong })}</Typography>
      )}
    </>
  );
}

function UnderWay({ detail }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { status, counts, rows, applied, batches, undone, done } = detail;
  const number = (value: number) => numberFormat(locale, {}).format(value);
  if (status === 'checking')
    return (
      <>
        <Typography>{t('import.checking', { rows: number(rows) })}</Typography>
        <LinearProgress aria-label={t('import.stepCheck')} />
      </>
    );
  const isUndoing = status === 'undoing';
  const share = isUndoing ? undone / Math.max(1, applied) : applied / Math.max(1, batches);
  return (
    <>
      <Typography>
        {isUndoing
          ? t('import.undoProgress', { done: undone, total: applied })
          : t('import.progress', { done: number(done), total: number(counts.added + counts.changed) })}
      </Typography>
      <LinearProgress variant="determinate" value={Math.min(1, share) * 100} aria-label={t('import.stepApply')} />
    </>
  );
}

/** What is not deleted when it is taken back. */
function Leaves({ detail: { kind, counts } }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  if (!kind || !counts.added || !importKindsByName[kind].staysWhenUndone) return null;
  return <Typography>{t(`import.undoLeaves.${kind}`)}</Typography>;
}

function Result({ detail }: { readonly detail: ImportDetail }) {
  const { uploadedAt, done, refusals, undoRefusals, status } = detail;
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('import.result', { time: timeOfDay(uploadedAt, locale), count: done })}
        {refusals > 0 && `; ${t('import.refused', { count: refusals })}`}
        {undoRefusals > 0 && `; ${t('import.undoRefused', { count: undoRefusals })}`}
      </Typography>
      {status === 'undone' && <Leaves detail={detail} />}
    </>
  );
}

/** As spreadsheet programs write them. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

function ReadAs({ detail: { format, encoding, delimiter } }: { readonly detail: ImportDetail }) {
  const t = useTranslate();
  const read =
    format === 'zip'
      ? t('import.archive')
      : format === 'xlsx'
        ? t('import.workbook')
        : t('import.readAs', { encoding: ENCODINGS[encoding] ?? encoding });
  const separator = delimiter && t('import.separator', { delimiter: delimiter === '\t' ? t('import.tab') : delimiter });
  return (
    <Typography variant="body2" color="text.secondary">
      {[read, separator].filter(Boolean).join(', ')}
    </Typography>
  );
}
