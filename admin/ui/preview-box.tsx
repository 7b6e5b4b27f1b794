import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';

interface Props {
  readonly error: Error | null;
  /** Said while there is nothing to preview. */
  readonly empty: string;
  /** Absent while there is nothing to preview. */
  readonly children: ReactNode;
}

/** A preview of a command; screen readers read it aloud as it changes. */
export function PreviewBox({ error, empty, children }: Props) {
  const t = useTranslate();
  return (
    <Box
      component="section"
      aria-label={t('orderDesk.preview')}
      aria-live="polite"
      sx={{ bgcolor: 'background.default', border: '1px solid', borderColor: 'divider', p: 1.5 }}
    >
      {error ? (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      ) : (
        (children ?? <Typography color="text.secondary">{empty}</Typography>)
      )}
    </Box>
  );
}
