import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageKeys } from '#admin/lib/page-keys.ts';
import { stickyBar } from './panel.tsx';

interface Props {
  /** The number that it goes by. */
  readonly number: string;
  readonly status: ReactNode;
  /** What is told of it in a line, with its ways to its history. */
  readonly about: ReactNode;
  /** Its sum, in sight while lines are worked on. */
  readonly total: string;
  /** What can be done: they keep their place, however many statuses there are. */
  readonly commands: ReactNode;
}

/** The head of an order's or a quote's page: on a wide screen it stays in sight. Its commands have keys. */
export function PageBar({ number, status, about, total, commands }: Props) {
  usePageKeys();
  return (
    <Box sx={bar}>
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Stack direction="row" sx={{ gap: 1, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="p" sx={{ fontFamily: '"IBM Plex Mono", monospace' }}>
            {number}
          </Typography>
          {status}
        </Stack>
        <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}>
          {about}
        </Stack>
      </Box>
      <Typography sx={{ fontWeight: 700, fontSize: 20, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {total}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {commands}
      </Stack>
    </Box>
  );
}

const bar = { ...stickyBar, display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, columnGap: 2 } as const;
