import { Link, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { UnreadMark } from '#admin/ui/unread-mark.tsx';
import { EffectAbout } from '#admin/ui/effect-about.tsx';
import { FailureReason } from '#admin/ui/failure-reason.tsx';
import { threadPath } from '#admin/lib/thread-path.ts';
import { waitingFor } from '#admin/lib/waiting.ts';
import { AssignMenu } from '#admin/ui/assign-menu.tsx';
import { dayAndTime, money } from '#admin/lib/format.ts';
import type { WorkItem } from '#contracts/work/work.ts';
import { ClaimButton } from './claim-button.tsx';

const oneLine = { whiteSpace: 'nowrap' } as const;
/** Where no answer time was promised, work that waits longer than this is shown in red. */
const LONG_HOURS = 24;
const isLate = ({ dueAt, overdue, ageHours }: WorkItem) => (dueAt ? overdue : ageHours >= LONG_HOURS);

export function WorkRow({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const kind = t(`work.kind.${item.kind}`, { smart_count: 1 });
  const numbered = item.number ? <code style={oneLine}>{item.number}</code> : kind;
  const subject = item.kind === 'effect' ? t(`effect.job.${item.number}`, { _: item.number }) : numbered;
  return (
    <TableRow>
      <TableCell data-label={t('work.kindOfWork')}>{kind}</TableCell>
      <TableCell data-label={t('work.subject')}>
        {item.page ? (
          <Link component={RouterLink} data-row to={threadPath(item) ?? item.page}>
            {item.unread && <UnreadMark />}
            {subject}
          </Link>
        ) : (
          subject
        )}
      </TableCell>
      <TableCell data-lines data-label={t('work.customer')}>
        <div>
          {[item.accountName, item.personName].filter(Boolean).join(', ')}
          {item.about && <EffectAbout about={item.about} />}
          {item.reason && <FailureReason reason={item.reason} />}
          {item.note && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {item.note}
            </Typography>
          )}
        </div>
      </TableCell>
      <TableCell data-label={t('work.amount')} align="right">
        {item.currency && money(item.amount, item.currency, locale)}
      </TableCell>
      <TableCell
        data-label={t('work.waits')}
        title={dayAndTime(item.since, locale)}
        sx={isLate(item) ? { color: 'error.main', fontWeight: 700 } : {}}
      >
        {waitingFor(item.ageHours, t)}
        {item.overdue && ` · ${t('conversation.overdue')}`}
      </TableCell>
      <TableCell data-label={t('work.takenBy')}>{item.mine ? t('work.claimed.mine') : item.claimedBy}</TableCell>
      <TableCell align="right">
        <Stack direction={{ xs: 'row', md: 'column', lg: 'row' }} sx={{ gap: 0.5, justifyContent: 'flex-end' }}>
          <ClaimButton item={item} />
          <AssignMenu item={item} />
        </Stack>
      </TableCell>
    </TableRow>
  );
}
