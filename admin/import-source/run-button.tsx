import PlayArrow from '@mui/icons-material/PlayArrow';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';

interface Props {
  readonly sourceId: string;
  readonly onAsked: () => Promise<void>;
}

/** Runs a scheduled import now; the next run is planned as ever. */
export function RunButton({ sourceId, onAsked }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await client.post('admin/importsource/run', { sourceId });
      await onAsked();
      notify('importSource.asked', { type: 'success' });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="contained" startIcon={<PlayArrow />} disabled={busy} onClick={() => void run()}>
      {t('importSource.run')}
    </Button>
  );
}
