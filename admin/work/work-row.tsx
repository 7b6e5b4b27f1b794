import { Link, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EffectAbout } from '#admin/ui/effect-about.tsx';
import { FailureReason } from '#admin/ui/failure-reason.tsx';
import { dayAndTime, money } from '#admin/lib/format.ts';
import type { WorkItem } from '#contracts/work.ts';
import { ClaimButton } from './claim-button.tsx';

/** Work that waits longer than this is shown in red: the promise to customers is an answer on the next day. */
const LONG_HOURS = 24;

function waiting(hours: number, t: ReturnType<typeof useTranslate>): string {
  if (hours >= 24) return t('work.days', { smart_count: Math.floor(hours / 24) });
  return hours >= 1
    ? t('work.hours', { smart_count: Math.floor(hours) })
    : t('work.minutes', { smart_count: Math.round(hours * 60) });
}

export function WorkRow({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const subject =
    item.kind === 'effect' ? t(`effect.job.${item.number}`, { _: item.number }) : <code>{item.number}</code>;
  return (
    <TableRow>
      <TableCell data-label={t('work.kindOfWork')}>{t(`work.kind.${item.kind}`, { smart_count: 1 })}</TableCell>
      <TableCell data-label={t('work.subject')}>
        {item.page ? (
          <Link component={RouterLink} data-row to={item.page}>
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
        sx={item.ageHours >= LONG_HOURS ? { color: 'error.main', fontWeight: 700 } : {}}
      >
        {waiting(item.ageHours, t)}
      </TableCell>
      <TableCell data-label={t('work.takenBy')}>{item.mine ? t('work.claimed.mine') : item.claimedBy}</TableCell>
      <TableCell align="right">
        <ClaimButton item={item} />
      </TableCell>
    </TableRow>
  );
}
