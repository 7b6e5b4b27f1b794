import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ContentStatus as Status } from '#contracts/shared/versioned-content.ts';

const COLOURS: Readonly<Record<Status, 'default' | 'success' | 'warning' | 'info'>> = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
  original: 'default',
};

export function ContentStatus({ status }: { readonly status: Status }) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`content.status.${status}`)} />;
}
