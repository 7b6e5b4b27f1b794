import { FormControlLabel, Pagination, Paper, Stack, Switch, TextField, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { needed } from '#domain/shared/needed.ts';
import { client } from '#admin/lib/client.ts';
import { dayOf } from '#admin/lib/format.ts';
import { MAX_DESCRIBED_EVENTS, type DescribedEvent } from '#contracts/history/history.ts';
import { CommandBlock } from './command-block.tsx';
import { Decisions } from './decisions.tsx';
import { groupsOf, numbered, pagesOf, type Group, type Numbered } from './groups.ts';
import { KindFilter } from './kind-filter.tsx';
import { TimelineHead, type Timeline } from './timeline-head.tsx';

const PAGE_SIZE = 100;
/** The last ones: what they decided stands. */
const MOST_DECISIONS = 12;

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
  const [locale] = useLocaleState();
  const [parameters, setParameters] = useSearchParams();
  const all = numbered(timeline.entries);
  const kinds = parameters.get('kinds')?.split(',').filter(Boolean) ?? [];
  const peopleOnly = parameters.get('by') === 'people';
  const search = parameters.get('search') ?? '';
  const decisions = all.filter(({ isDecision }) => isDecision).slice(-MOST_DECISIONS);
  const chosen = all.filter(
    ({ group, actor }) => (!kinds.length || kinds.includes(group)) && !(peopleOnly && actor.startsWith('system:')),
  );
  // What somebody looks for may stand on any page; without a search words are fetched for this page only.
  const searched = useDescriptions(timeline.subject, search ? chosen : decisions);
  const shown = search ? chosen.filter((event) => says(event, searched.get(event.position), search)) : chosen;
  const pages = pagesOf(groupsOf(shown, all), PAGE_SIZE);
  const page = Math.min(Math.max(1, Number(parameters.get('page') ?? 1)), Math.max(1, pages.length));
  const groups = pages[page - 1] ?? [];
  const described = useDescriptions(
    timeline.subject,
    groups.flatMap(({ events }) => events),
  );
  useGoToEvent(described.size > 0);
  const [oldest] = all;
  const youngFrom = oldest && timeline.signed && oldest.index < timeline.signed.size ? timeline.signed.size : undefined;

  /** The page of an event while nothing is hidden. */
  const placeOf = ({ number }: Numbered) => {
    const whole = pagesOf(groupsOf(all, all), PAGE_SIZE);
    const page =
      whole.findIndex((one) => one.some(({ events }) => events.some((event) => event.number === number))) + 1;
    return `?page=${page}#event-${number}`;
  };
  const show = (change: Readonly<Record<string, string>>) =>
    setParameters((before) => {
      const next = { ...Object.fromEntries(before), page: '', ...change };
      return Object.fromEntries(Object.entries(next).filter(([, value]) => value));
    });
  const pager = pages.length > 1 && (
    <Pagination
      count={pages.length}
      page={page}
      onChange={(_event, next) => show({ page: String(next) })}
      aria-label={t('history.pages')}
    />
  );

  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={<span>{t('history.of', { title: timeline.title })}</span>} />
      <TimelineHead timeline={timeline} />
      <Decisions decisions={decisions} described={searched} placeOf={placeOf} />
      <Stack direction="row" sx={{ gap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <KindFilter events={all} chosen={kinds} onChoose={(some) => show({ kinds: some.join(',') })} />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={peopleOnly}
              onChange={({ target }) => show({ by: target.checked ? 'people' : '' })}
            />
          }
          label={t('history.peopleOnly')}
        />
        <TextField
          type="search"
          defaultValue={search}
          placeholder={t('history.searchIn')}
          fullWidth={false}
          sx={{ my: 0, ml: { md: 'auto' }, width: { xs: 1, md: 260 } }}
          slotProps={{ htmlInput: { 'aria-label': t('history.searchIn') } }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') show({ search: (event.target as HTMLInputElement).value.trim() });
          }}
          onBlur={({ target }) => target.value.trim() !== search && show({ search: target.value.trim() })}
        />
      </Stack>
      {pager}
      {shown.length === 0 && <Typography color="text.secondary">{t('history.nothingFits')}</Typography>}
      {daysOf(groups, locale).map(({ day, groups: ofDay }) => (
        <Paper component="section" key={day} aria-label={day}>
          <Typography component="h2" sx={{ fontWeight: 700, px: 2, py: 1, borderBottom: '2px solid' }}>
            {day}
          </Typography>
          <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ofDay.map((group) => (
              <CommandBlock
                key={group.key}
                group={group}
                described={described}
                placeOf={placeOf}
                isWhole={kinds.length > 0 || search !== ''}
                {...(youngFrom === undefined ? {} : { youngFrom })}
              />
            ))}
          </Stack>
        </Paper>
      ))}
      {pager}
    </Stack>
  );
}

/** Whether a word of an event, of who did it or of its stream says it. */
const says = ({ type, actor, stream }: Numbered, words: DescribedEvent | undefined, search: string): boolean =>
  [type, actor, stream, words?.by, words?.description, words?.operation].some((text) =>
    text?.toLowerCase().includes(search.toLowerCase()),
  );

/** Under the day on which they were where the reader is. */
function daysOf(groups: readonly Group[], locale: string): { day: string; groups: Group[] }[] {
  const days: { day: string; groups: Group[] }[] = [];
  for (const group of groups) {
    const day = dayOf(needed(group.events[0], 'event of the command').at, locale);
    const last = days.at(-1);
    if (last?.day === day) last.groups.push(group);
    else days.push({ day, groups: [group] });
  }
  return days;
}

/**
 * Words are fetched for what is on the screen; each request goes into the access log, so not again while nothing
 * changed.
 */
function useDescriptions(subject: string, events: readonly Numbered[]): ReadonlyMap<string, DescribedEvent> {
  const positions = events.map(({ position }) => position);
  const parts = Array.from({ length: Math.ceil(positions.length / MAX_DESCRIBED_EVENTS) }, (_, n) =>
    positions.slice(n * MAX_DESCRIBED_EVENTS, (n + 1) * MAX_DESCRIBED_EVENTS).join(','),
  );
  const answers = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['history', 'words', subject, part],
      queryFn: () => client.get('admin/history/descriptions', { subject, positions: part }),
      staleTime: Infinity,
    })),
  });
  return new Map(answers.flatMap(({ data }) => data ?? []).map((one) => [one.position, one]));
}

/** A link to an event of another page finds it once that page is there. */
function useGoToEvent(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && isThere) document.getElementById(hash.slice(1))?.focus();
  }, [hash, isThere]);
}
