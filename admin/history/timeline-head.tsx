import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import { useHasRight } from '#admin/lib/use-rights.ts';
import type { Output } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';

export type Timeline = Output<'admin/history/timeline'>;

/** The head names whose history it is, says how much of it is signed, and offers both forms of its proof. */
export function TimelineHead({
  timeline: { subject, title, entries, signed, isWhole },
}: {
  readonly timeline: Timeline;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayExport = useHasRight('audit');
  const own = new Set(entries.filter(({ revision }) => revision === 0).map(({ stream }) => stream));
  const shared = entries.filter(({ stream }) => !own.has(stream)).length;
  const young = entries.filter(({ index }) => index >= (signed?.size ?? 0)).length;
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        rowGap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        pb: 1,
        borderBottom: '3px solid',
        borderColor: 'text.primary',
      }}
    >
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography
          variant="h5"
          component="p"
          sx={{ fontFamily: '"IBM Plex Mono", monospace', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography color="text.secondary">
          {t(`history.subject.${subject.slice(0, subject.indexOf(':'))}`)} ·{' '}
          {t(isWhole ? 'history.events' : 'history.firstEvents', { smart_count: entries.length })}
        </Typography>
        <Typography color={young ? 'warning.main' : 'text.secondary'}>
          {!signed && t('history.unsigned')}
          {signed && !young && t('history.covered', { at: dayAndTime(signed.at, locale) })}
          {signed && young > 0 && t('history.young', { smart_count: young, at: dayAndTime(signed.at, locale) })}
          {' · '}
          <Link component={RouterLink} to="/proof">
            {t('history.whatProves')}
          </Link>
        </Typography>
        {mayExport && shared > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('history.notInBundle', { smart_count: shared })}
          </Typography>
        )}
      </Box>
      {mayExport && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            component="a"
            href={fileUrl('admin/history/export', { subject })}
            download
            variant="contained"
            startIcon={<Download />}
            disabled={!signed}
          >
            {t('history.bundle')}
          </Button>
          <Button
            component="a"
            href={fileUrl('admin/history/paper', { subject })}
            download
            variant="outlined"
            startIcon={<Download />}
          >
            {t('history.paper')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
