import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime, moment } from '#admin/lib/format.ts';
import type { DescribedEvent } from '#contracts/history.ts';
import { EventItem } from './event-item.tsx';
import type { Group, Numbered } from './groups.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';

interface Props {
  readonly group: Group;
  /** By position; empty while they are on their way. */
  readonly described: ReadonlyMap<string, DescribedEvent>;
  /** From this place in the log on events are younger than the newest signed head; absent where all are, or none. */
  readonly youngFrom?: number;
  readonly placeOf: (event: Numbered) => string;
}

/** One command of a timeline: its time, author and cause, and each of its events. */
export function CommandBlock({
  group: { events, causedBy },
  described,
  youngFrom = Number.POSITIVE_INFINITY,
  placeOf,
}: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const first = events[0]!;
  const words = described.get(first.position);
  return (
    <Paper component="li" sx={{ px: 2, py: 1 }}>
      <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography
          component="time"
          dateTime={first.at}
          title={`${moment(first.at, locale)} (${first.at})`}
          sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
        >
          {dayAndTime(first.at, locale)}
        </Typography>
        <Typography component="span" title={first.actor}>
          {t('history.by', { by: words?.by ?? first.actor })}
        </Typography>
        {words?.operation && (
          <Typography component="code" variant="body2" color="text.secondary" title={t('history.operation')}>
            {words.operation}
          </Typography>
        )}
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        {causedBy && (
          <Link component={RouterLink} to={placeOf(causedBy)}>
            {t('history.causedBy', { number: causedBy.number })}
          </Link>
        )}
        {first.actor === 'system:import' && (
          <Link component={RouterLink} to={timelinePath(`run:${first.causationId}`)}>
            {t('history.wholeRun')}
          </Link>
        )}
        <Link component={RouterLink} to={timelinePath(`run:${first.correlationId}`)}>
          {t('history.wholeClick')}
        </Link>
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <EventItem
            key={event.position}
            event={event}
            described={described.get(event.position)}
            isYoung={event.index >= youngFrom}
          />
        ))}
      </Box>
    </Paper>
  );
}
