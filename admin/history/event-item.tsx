import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { moment } from '#admin/lib/format.ts';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import type { DescribedEvent } from '#contracts/history/history.ts';
import type { Numbered } from './groups.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';

interface Props {
  readonly event: Numbered;
  readonly described: DescribedEvent | undefined;
  /** Younger than the newest signed head, as others here are not. */
  readonly isYoung: boolean;
}

const mono = { fontFamily: '"IBM Plex Mono", monospace', fontSize: 12, overflowWrap: 'anywhere' } as const;

/** One event as a sentence, which opens to the event as it lies in the store. */
export function EventItem({ event, described, isYoung }: Props) {
  const t = useTranslate();
  return (
    <Box
      component="li"
      id={`event-${event.number}`}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        columnGap: 1,
        py: 0.5,
        scrollMarginTop: 64,
      }}
    >
      <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {event.number}
      </Typography>
      <Box component="details" sx={{ minWidth: 0, '& > summary': { cursor: 'pointer', overflowWrap: 'anywhere' } }}>
        <summary title={t('history.exactly')}>
          <Typography component="span" variant="body2" color="text.secondary">
            {t(`history.kind.${event.group}`)} ·{' '}
          </Typography>
          {described?.description ?? event.type}
          {isYoung && (
            <Typography component="span" variant="body2" color="warning.main">
              {' '}
              · {t('history.notSigned')}
            </Typography>
          )}
        </summary>
        {described && <Exactly event={event} described={described} />}
      </Box>
    </Box>
  );
}

function Exactly({ event, described }: { readonly event: Numbered; readonly described: DescribedEvent }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const facts = [
    [t('history.type'), event.type],
    [t('history.at'), `${moment(event.at, locale)} (${event.at})`],
    ...(described.recordedAt
      ? [[t('history.recordedAt'), `${moment(described.recordedAt, locale)} (${described.recordedAt})`] as const]
      : []),
    [t('history.actor'), event.actor],
    ...(described.operation ? [[t('history.operation'), described.operation] as const] : []),
    [t('history.hash'), described.hash],
  ] as const;
  return (
    <Box sx={{ py: 1 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2 }}
      >
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <Box component="dd" key={`${name} is`} sx={{ m: 0, ...mono }}>
            {value}
          </Box>,
        ])}
        <dt>{t('history.subject.stream')}</dt>
        <Box component="dd" sx={{ m: 0, ...mono }}>
          <Link component={RouterLink} to={timelinePath(`stream:${event.stream}`)}>
            {event.stream}
          </Link>{' '}
          @{event.revision}
        </Box>
      </Box>
      <Table size="small" sx={{ mt: 1, ...stacksOnPhone }}>
        <TableHead>
          <TableRow>
            {(['field', 'before', 'after'] as const).map((column) => (
              <TableCell key={column}>{t(`history.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {described.changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell sx={mono}>{field}</TableCell>
              <TableCell data-label={t('history.before')} sx={mono}>
                {shown(before)}
              </TableCell>
              <TableCell data-label={t('history.after')} sx={mono}>
                {shown(after)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box component="details">
        <summary>{t('history.raw')}</summary>
        <Box component="pre" tabIndex={0} sx={{ ...mono, m: 0, whiteSpace: 'pre-wrap' }}>
          {JSON.stringify(described.data, null, 2)}
        </Box>
      </Box>
    </Box>
  );
}

const shown = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
