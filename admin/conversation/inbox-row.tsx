import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { waitingFor } from '#admin/lib/waiting.ts';
import { UnreadMark } from '#admin/ui/unread-mark.tsx';
import type { WorkItem } from '#contracts/work/work.ts';

interface Props {
  readonly item: WorkItem;
  readonly to: string;
  readonly isOpen: boolean;
}

/** Who wrote, the first words, and how long they have waited; unread is bold and said. */
export function InboxRow({ item, to, isOpen }: Props) {
  const t = useTranslate();
  const { kind, number, accountName, personName, note, ageHours, overdue, unread, mine, claimedBy } = item;
  return (
    <Box
      component="li"
      sx={{
        borderTop: '1px solid',
        borderColor: 'divider',
        borderLeft: '4px solid',
        borderLeftColor: isOpen ? 'primary.main' : 'transparent',
        bgcolor: isOpen ? '#EAF2FB' : 'transparent',
        '&:focus-within': { bgcolor: '#EAF2FB' },
      }}
    >
      <Link
        component={RouterLink}
        data-row
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        underline="none"
        sx={{ display: 'block', px: 1.5, py: 1, color: 'text.primary' }}
      >
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography component="span" sx={{ fontWeight: unread ? 700 : 400, minWidth: 0 }} noWrap>
            {unread && <UnreadMark />}
            {personName}
            {accountName && accountName !== personName && `, ${accountName}`}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{
              whiteSpace: 'nowrap',
              ...(overdue ? { color: 'error.main', fontWeight: 700 } : { color: 'text.secondary' }),
            }}
          >
            {waitingFor(ageHours, t)}
            {overdue && ` · ${t('conversation.overdue')}`}
          </Typography>
        </Stack>
        <Typography component="span" variant="body2" sx={words}>
          {note}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {t(`work.kind.${kind}`, { smart_count: 1 })}
          {kind !== 'account-message' && ` ${number}`}
          {(mine || claimedBy) && ` · ${mine ? t('work.claimed.mine') : claimedBy}`}
        </Typography>
      </Link>
    </Box>
  );
}

/** Two lines of what was written. */
const words = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
