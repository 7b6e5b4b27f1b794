import { Box, Chip, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SourceRunShown, SourceRunStatus } from '#contracts/import-source/import-source.ts';

const colors: Readonly<Record<SourceRunStatus, 'default' | 'success' | 'warning' | 'error' | 'info'>> = {
  planned: 'default',
  asked: 'info',
  trying: 'warning',
  failed: 'error',
  unchanged: 'default',
  taken: 'success',
};
const importColors: Partial<Record<string, 'warning' | 'error' | 'info'>> = {
  uploaded: 'warning',
  checked: 'warning',
  unreadable: 'error',
  running: 'info',
  checking: 'info',
  stopped: 'warning',
};

/** What came of a run: a word, what it imported, and why not. */
export function RunResult({ run }: { readonly run: SourceRunShown }) {
  const t = useTranslate();
  const { status, attempts, fault, import: taken } = run;
  const waits = taken?.status === 'checked' && taken.counts.added + taken.counts.changed > 0;
  const word = taken
    ? taken.status === 'checked' && !waits
      ? t('importSource.nothingToChange')
      : t(`import.status.${taken.status}`)
    : t(`importSource.status.${status}`, { attempts });
  const color = taken ? (waits || taken.status !== 'checked' ? importColors[taken.status] : undefined) : undefined;
  return (
    <Box>
      <Chip
        size="small"
        variant="outlined"
        color={color ?? (taken?.status === 'checked' ? 'default' : colors[status])}
        label={word}
      />
      {taken && (
        <Typography variant="body2" component="span" sx={{ ml: 1 }}>
          <Link component={RouterLink} to={`/import/${taken.importId}/show`}>
            {taken.fileName}
          </Link>
          {' · '}
          {t('import.listCounts', { ...taken.counts })}
        </Typography>
      )}
      {fault && (
        <Typography variant="body2" color={status === 'failed' ? 'error' : 'text.secondary'}>
          {fault.message}
        </Typography>
      )}
    </Box>
  );
}
