import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { AttachedFile } from '#contracts/attachment/attachment.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** "Accept" and "Reject"; whoever may change nothing has no buttons. */
export function ReviewButtons({ file }: { readonly file: AttachedFile }) {
  const translate = useTranslate();
  const { run, refresh, isBusy } = useCommand(['attachment']);
  const mayReview = useMay('customer');
  const [rejecting, setRejecting] = useState(false);
  if (!mayReview) return null;

  const { orderId, lineId, slot, sha256 } = file;
  const review = (verdict: 'accepted' | 'rejected', reason: string) =>
    client.post('admin/attachment/review', { orderId, lineId, slot, sha256, verdict, reason });

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {file.status !== 'accepted' && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => void run(() => review('accepted', ''), 'attachment.done.accepted')}
          aria-label={`${translate('attachment.accept')} ${file.fileName}`}
        >
          {translate('attachment.accept')}
        </Button>
      )}
      {file.status !== 'rejected' && (
        <Button
          size="small"
          color="error"
          onClick={() => setRejecting(true)}
          aria-label={`${translate('attachment.reject')} ${file.fileName}`}
        >
          {translate('attachment.reject')}
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          fileName={file.fileName}
          onReject={async (reason) => {
            await review('rejected', reason);
            await refresh();
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </Stack>
  );
}
