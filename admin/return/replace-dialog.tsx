import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { usePreview } from '#admin/lib/use-preview.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';
import { needed } from '#domain/shared/needed.ts';

interface Props {
  readonly one: ReturnDetail;
  readonly onClose: () => void;
}

/** Sends the kept goods once more; says before what of them does not lie on the shelf. */
export function ReplaceDialog({ one: { orderId, returnId }, onClose }: Props) {
  const t = useTranslate();
  const { refresh } = useCommand(['return'], ['order']);
  const { preview, isCurrent, error } = usePreview('admin/return/previewrefund', { orderId, returnId }, true);
  return (
    <CommandDialog
      title={t('return.replace')}
      done="return.replaced"
      onClose={onClose}
      notYet={!isCurrent}
      onSubmit={async () => {
        const { changes } = needed(preview, 'preview of the return');
        await client.post('admin/return/replace', { orderId, returnId, changes });
        await refresh();
      }}
    >
      <Typography>{t('return.replaceHelp')}</Typography>
      {error && <Alert severity="error">{messageOf(error, t)}</Alert>}
      {preview?.shortages.map(({ itemNumber, needed: quantity, available }) => (
        <Alert key={itemNumber} severity="warning">
          {t('return.replaceShortage', { item: itemNumber, needed: quantity, available })}
        </Alert>
      ))}
    </CommandDialog>
  );
}
