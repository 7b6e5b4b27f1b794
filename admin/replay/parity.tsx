import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, numberFormat } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { Comparison } from '#contracts/replay/replay.ts';
import { ChangeTable } from './field-table.tsx';
import { ReadModelInput } from './read-model-input.tsx';

const KEY = ['replay', 'comparisons'];
const POLL_MS = 700;
const isGoing = ({ status }: Comparison) => status === 'waiting' || status === 'running';

/**
 * Builds a read model anew beside the live one, and tells whether the two say the same. The live one stays as it is.
 */
export function Parity() {
  const t = useTranslate();
  const queries = useQueryClient();
  const { attempt, problem, isBusy } = useAttempt();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => client.get('admin/replay/comparisons', {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.comparisons.some(isGoing) ? POLL_MS : false),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const readModel = String(new FormData(event.currentTarget).get('readModel'));
    await attempt(async () => {
      await client.post('admin/replay/compare', { readModel });
      // An answer that is still under way was asked for before there was anything to follow.
      await queries.cancelQueries({ queryKey: KEY });
      await queries.invalidateQueries({ queryKey: KEY });
    });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        component="form"
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1, alignItems: { sm: 'center' } }}
      >
        <ReadModelInput defaultValue="order" />
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t('replay.parity.compare')}
        </Button>
        <Typography color="text.secondary">{t('replay.parity.help')}</Typography>
      </Stack>
      {(problem || error) && (
        <Typography role="alert" color="error">
          {problem || messageOf(error, t)}
        </Typography>
      )}
      {data?.comparisons.length === 0 && <Typography color="text.secondary">{t('replay.parity.none')}</Typography>}
      {data?.comparisons.map((comparison) => (
        <Report key={comparison.readModel} comparison={comparison} />
      ))}
    </Stack>
  );
}

function Report({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const {
    readModel,
    status,
    askedAt,
    progress,
    events,
    seconds = 0,
    rows = 0,
    different = 0,
    differences,
    error,
  } = comparison;
  const figures = {
    events: numberFormat(locale, {}).format(events),
    rows: numberFormat(locale, {}).format(rows),
    different: numberFormat(locale, {}).format(different),
    seconds: numberFormat(locale, { maximumFractionDigits: 1 }).format(seconds),
  };
  return (
    <Panel title={readModel}>
      <Typography variant="body2" color="text.secondary">
        {t('replay.parity.askedAt', { at: dayAndTime(askedAt, locale) })}
      </Typography>
      {status === 'waiting' && <Typography>{t('replay.parity.waiting')}</Typography>}
      {status === 'running' && (
        <Box>
          <Typography>{t('replay.parity.running', figures)}</Typography>
          <LinearProgress variant="determinate" value={progress * 100} aria-label={t('replay.parity.progress')} />
        </Box>
      )}
      {status === 'failed' && <Alert severity="error">{t('replay.parity.failed', { error })}</Alert>}
      {status === 'done' && (
        <Alert severity={different ? 'error' : 'success'}>
          {t(different ? 'replay.parity.differs' : 'replay.parity.same', figures)}
        </Alert>
      )}
      {differences.length < different && (
        <Typography>{t('replay.parity.first', { smart_count: differences.length })}</Typography>
      )}
      {differences.map(({ key, changes, live, rebuilt }) => (
        <Box key={key} sx={{ mt: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {t(!live ? 'replay.parity.missing' : !rebuilt ? 'replay.parity.extra' : 'replay.parity.row', { key })}
          </Typography>
          <ChangeTable changes={changes} names={[t('replay.parity.live'), t('replay.parity.rebuilt')]} />
        </Box>
      ))}
    </Panel>
  );
}
