import { Box, Link, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { DescribedEvent } from '#contracts/history/history.ts';
import type { Numbered } from './groups.ts';

interface Props {
  /** In their order. */
  readonly decisions: readonly Numbered[];
  readonly described: ReadonlyMap<string, DescribedEvent>;
  readonly placeOf: (event: Numbered) => string;
}

/** The answer to what auditors ask first: who allowed this? */
export function Decisions({ decisions, described, placeOf }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (!decisions.length) return null;
  return (
    <Panel title={t('history.whoAllowed')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {decisions.map((event) => {
          const words = described.get(event.position);
          return (
            <Typography component="li" key={event.position} sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={placeOf(event)}>
                {event.number}
              </Link>{' '}
              <strong>{words?.by ?? event.actor}</strong>, {dayAndTime(event.at, locale)}:{' '}
              {words?.description ?? event.type}
            </Typography>
          );
        })}
      </Box>
    </Panel>
  );
}
