import { Box, Link, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { needed } from '#domain/shared/needed.ts';
import { moment, timeWithSeconds } from '#admin/lib/format.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import type { DescribedEvent } from '#contracts/history/history.ts';
import { EventItem } from './event-item.tsx';
import { mainAndFurther, type Group, type Numbered } from './groups.ts';

interface Props {
  readonly group: Group;
  /** By position; empty while they are on their way. */
  readonly described: ReadonlyMap<string, DescribedEvent>;
  /** From this place in the log on events are younger than the newest signed head; absent where all are, or none. */
  readonly youngFrom?: number;
  readonly placeOf: (event: Numbered) => string;
  /** Everything stands in the open, as where something is looked for. */
  readonly isWhole: boolean;
}

/** One command of a timeline: its time, author and cause, and each of its events. */
export function CommandBlock({
  group: { events, causedBy },
  described,
  youngFrom = Number.POSITIVE_INFINITY,
  placeOf,
  isWhole,
}: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const first = needed(events[0], 'event of the command');
  const words = described.get(first.position);
  const { main, further } = isWhole ? { main: events, further: [] } : mainAndFurther(events);
  const list = (some: readonly Numbered[]) => (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {some.map((event) => (
        <EventItem
          key={event.position}
          event={event}
          described={described.get(event.position)}
          isYoung={event.index >= youngFrom}
        />
      ))}
    </Box>
  );
  return (
    <Box component="li" sx={row}>
      <Typography
        component="time"
        dateTime={first.at}
        title={`${moment(first.at, locale)} (${first.at})`}
        sx={{ fontVariantNumeric: 'tabular-nums', py: 0.5 }}
      >
        {timeWithSeconds(first.at, locale)}
      </Typography>
      <Typography
        component="span"
        title={[first.actor, words?.operation].filter(Boolean).join(' · ')}
        sx={{ py: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {t('history.by', { by: words?.by ?? first.actor })}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {list(main)}
        {further.length > 0 && (
          <Box
            component="details"
            sx={{ pl: 6, '& > summary': { cursor: 'pointer', color: 'text.secondary', py: 0.5 } }}
          >
            <summary>{t('history.further', { smart_count: further.length, kinds: kindsOf(further, t) })}</summary>
            {list(further)}
          </Box>
        )}
      </Box>
      <Stack sx={{ py: 0.5, alignItems: { md: 'flex-end' }, textAlign: { md: 'end' }, fontSize: 12 }}>
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
    </Box>
  );
}

/** "Stock 3, Payment 3" */
function kindsOf(events: readonly Numbered[], t: (key: string) => string): string {
  const counts = new Map<string, number>();
  for (const { group } of events) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([group, count]) => `${t(`history.kind.${group}`)} ${count}`).join(', ');
}

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(84px, max-content) minmax(120px, 170px) minmax(0, 1fr) 150px',
  },
  columnGap: 2,
  px: 2,
  py: 0.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
