import { Box, Button, Link, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { waitingFor } from '#admin/lib/waiting.ts';
import { AssignMenu } from '#admin/ui/assign-menu.tsx';
import type { WorkItem } from '#contracts/work/work.ts';
import { ConversationThread } from './conversation-thread.tsx';
import { InboxRow } from './inbox-row.tsx';
import { aboutOf, threadPath } from '#admin/lib/thread-path.ts';
import { OfKeys } from '#admin/ui/keys-hint.tsx';

const claims = ['all', 'nobody', 'mine'] as const;
type Claimed = (typeof claims)[number];
const PAGE_SIZE = 100;
const POLL_MS = 10_000;

/** Buyers who wait for an answer, who waits longest first; what one opens is read and answered beside the list. */
export function Inbox() {
  const t = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const claimed = claims.find((one) => one === parameters.get('claimed')) ?? 'all';
  const opened = parameters.get('open') ?? '';
  const { data, error } = useQuery({
    queryKey: ['work', 'messages', claimed],
    queryFn: () => client.get('admin/work/list', { group: 'messages', claimed, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  useRowKeys();
  const rows = data?.rows ?? [];
  const item = rows.find((row) => threadPath(row)?.endsWith(`open=${opened}`));
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('resources.message.name', { smart_count: 2 })} />
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      <Box sx={{ ...columns, ...(opened ? { '& > :first-of-type': { display: { xs: 'none', md: 'block' } } } : {}) }}>
        <Paper component="section" aria-label={t('conversation.waiting')} sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ p: 1.5, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="h6" component="h2">
              {t('conversation.count', { smart_count: data?.total ?? 0 })}
            </Typography>
            <TextField
              select
              fullWidth={false}
              label={t('work.takenBy')}
              value={claimed}
              onChange={({ target }) => setParameters({ claimed: target.value as Claimed })}
            >
              {claims.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`work.claimed.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
          {data && !rows.length && (
            <Typography color="text.secondary" sx={{ p: 1.5 }}>
              {t(claimed === 'all' ? 'conversation.allAnswered' : 'work.noneOfThese')}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <InboxRow key={row.workId} item={row} to={threadPath(row, claimed) ?? row.page} isOpen={row === item} />
            ))}
          </Box>
        </Paper>
        {opened ? (
          <Opened opened={opened} item={item} onBack={() => setParameters({ claimed })} />
        ) : (
          <Typography color="text.secondary" sx={{ p: 2, display: { xs: 'none', md: 'block' } }}>
            {rows.length > 0 && (
              <>
                {t('conversation.choose')}
                <OfKeys>{t('conversation.chooseKeys')}</OfKeys>
              </>
            )}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface OpenedProps {
  /** `<about>:<id>` */
  readonly opened: string;
  /** Absent once it is answered. */
  readonly item: WorkItem | undefined;
  readonly onBack: () => void;
}

function Opened({ opened, item, onBack }: OpenedProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const heading = useRef<HTMLHeadingElement>(null);
  const [about, id] = aboutOf(opened);
  useEffect(() => heading.current?.focus(), [opened]);
  // "r" begins the answer: what is written so often should not need the mouse.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=menu]')) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-answer]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!about || !id) return null;
  return (
    <Paper component="section" aria-labelledby="opened-title" sx={{ p: 2, minWidth: 0 }}>
      <Button size="small" onClick={onBack} sx={{ display: { md: 'none' }, mb: 1 }}>
        {t('conversation.back')}
      </Button>
      <Stack direction="row" sx={{ gap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <Typography id="opened-title" ref={heading} tabIndex={-1} variant="h6" component="h2" sx={{ outline: 0 }}>
          {item ? [item.personName, item.accountName].filter(Boolean).join(', ') : t('conversation.answered')}
        </Typography>
        <Link component={RouterLink} to={item?.page ?? pages[about](id)}>
          {t(`conversation.about.${about}`)} {item && about !== 'account' && <code>{item.number}</code>}
        </Link>
        {item && (
          <>
            <Typography
              component="span"
              title={dayAndTime(item.since, locale)}
              sx={item.overdue ? { color: 'error.main', fontWeight: 700 } : { color: 'text.secondary' }}
            >
              {t('conversation.waits', { time: waitingFor(item.ageHours, t) })}
              {item.dueAt &&
                `, ${t(item.overdue ? 'conversation.wasDue' : 'conversation.due', { at: dayAndTime(item.dueAt, locale) })}`}
            </Typography>
            <Box sx={{ flex: 1 }} />
            {item.claimedBy && <Typography>{item.mine ? t('work.claimed.mine') : item.claimedBy}</Typography>}
            <AssignMenu item={item} />
          </>
        )}
      </Stack>
      <ConversationThread key={opened} about={about} id={id} />
    </Paper>
  );
}

const pages = {
  order: (id: string) => `/order/${id}/show`,
  quote: (id: string) => `/quote/${id}/show`,
  account: (id: string) => `/customer/${id}/show`,
} as const;

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 380px) minmax(0, 1fr)' },
} as const;
