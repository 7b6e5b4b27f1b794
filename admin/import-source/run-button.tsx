import PlayArrow from '@mui/icons-material/PlayArrow';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';

interface Props {
  readonly sourceId: string;
  readonly onAsked: () => Promise<void>;
}

/** Runs a scheduled import now; the next run is planned as ever. */
export function RunButton({ sourceId, onAsked }: Props) {
  const t = useTranslate();
  const { run, isBusy } = useCommand();
  const ask = async () => {
    await client.post('admin/importsource/run', { sourceId });
    await onAsked();
  };
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<PlayArrow />}
      disabled={isBusy}
      onClick={() => void run(ask, 'importSource.asked')}
    >
      {t('importSource.run')}
    </Button>
  );
}
