import { Pagination, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { CommandBlock } from './command-block.tsx';
import { groupsOf, numbered, pagesOf, type Numbered } from './groups.ts';
import { KindFilter } from './kind-filter.tsx';
import { TimelineHead, type Timeline } from './timeline-head.tsx';

const PAGE_SIZE = 100;

/** All that happened to one thing, with what it came from and what it caused. */
export function TimelinePage() {
  const { id: subject = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['history', subject],
    queryFn: () => client.get('admin/history/timeline', { subject }),
    staleTime: 0,
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {error.message}
      </Typography>
    );
  return data ? <Events timeline={data} /> : null;
}

function Events({ timeline }: { readonly timeline: Timeline }) {
  const t = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const all = numbered(timeline.entries);
  const kinds = parameters.get('kinds')?.split(',').filter(Boolean) ?? [];
  const pages = pagesOf(
    groupsOf(kinds.length ? all.filter((event) => kinds.includes(event.group)) : all, all),
    PAGE_SIZE,
  );
  const page = Math.min(Math.max(1, Number(parameters.get('page') ?? 1)), Math.max(1, pages.length));
  const groups = pages[page - 1] ?? [];
  const described = useDescriptions(
    timeline.subject,
    groups.flatMap(({ events }) => events),
  );
  useGoToEvent(described.size > 0);
  const isMixed = timeline.signed !== undefined && all[0]!.index < timeline.signed.size;

  /** The page of an event while nothing is hidden. */
  const placeOf = ({ number }: Numbered) => {
    const whole = pagesOf(groupsOf(all, all), PAGE_SIZE);
    const page =
      whole.findIndex((one) => one.some(({ events }) => events.some((event) => event.number === number))) + 1;
    return `?page=${page}#event-${number}`;
  };
  const pager = pages.length > 1 && (
    <Pagination
      count={pages.length}
      page={page}
      onChange={(_event, next) =>
        setParameters({ ...(kinds.length ? { kinds: kinds.join(',') } : {}), page: String(next) })
      }
      aria-label={t('history.pages')}
    />
  );

  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={<span>{t('history.of', { title: timeline.title })}</span>} />
      <TimelineHead timeline={timeline} />
      <KindFilter
        events={all}
        chosen={kinds}
        onChoose={(chosen) => setParameters(chosen.length ? { kinds: chosen.join(',') } : {})}
      />
      {pager}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {groups.map((group) => (
          <CommandBlock
            key={group.key}
            group={group}
            described={described}
            placeOf={placeOf}
            {...(isMixed ? { youngFrom: timeline.signed!.size } : {})}
          />
        ))}
      </Stack>
      {pager}
    </Stack>
  );
}

/**
 * Words are fetched for what is on the screen; each request goes into the access log, so not again while nothing
 * changed.
 */
function useDescriptions(subject: string, events: readonly Numbered[]) {
  const positions = events.map(({ position }) => position).join(',');
  const { data = [] } = useQuery({
    queryKey: ['history', 'words', subject, positions],
    queryFn: () => client.get('admin/history/descriptions', { subject, positions }),
    enabled: positions !== '',
    staleTime: Infinity,
  });
  return new Map(data.map((one) => [one.position, one]));
}

/** A link to an event of another page finds it once that page is there. */
function useGoToEvent(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && isThere) document.getElementById(hash.slice(1))?.focus();
  }, [hash, isThere]);
}
