import { Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { AttachedFile } from '#contracts/attachment.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** "Accept" and "Reject"; whoever may change nothing has no buttons. */
export function ReviewButtons({ file }: { readonly file: AttachedFile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const mayReview = useMay('customer');
  const [rejecting, setRejecting] = useState(false);
  const [commandId] = useState(() => crypto.randomUUID());
  if (!mayReview) return null;

  const review = async (verdict: 'accepted' | 'rejected', reason: string): Promise<void> => {
    const { orderId, lineId, slot, sha256 } = file;
    await client.post('admin/attachment/review', { orderId, lineId, slot, sha256, verdict, reason }, { commandId });
    notify(`attachment.done.${verdict}`, { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['attachment'] });
  };
  const accept = () => review('accepted', '').catch((error: Error) => notify(error.message, { type: 'error' }));

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {file.status !== 'accepted' && (
        <Button
          size="small"
          onClick={() => void accept()}
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
          onReject={(reason) => review('rejected', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Stack>
  );
}
