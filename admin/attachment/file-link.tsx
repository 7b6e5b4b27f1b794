import { Link, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { AttachedFile } from '#contracts/attachment/attachment.ts';
import { fileUrl } from '#contracts/client.ts';
import { fileSize } from './file-size.ts';

/** Always a download: what a customer sent is opened by no page of ours. */
export function FileLink({ file: { orderId, lineId, slot, fileName, size } }: { readonly file: AttachedFile }) {
  const [locale] = useLocaleState();
  return (
    <div>
      <Link
        href={fileUrl('admin/attachment/file', { orderId, lineId, slot })}
        download={fileName}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {fileName}
      </Link>
      <Typography variant="caption" component="div" color="text.secondary">
        {fileSize(size, locale)}
      </Typography>
    </div>
  );
}
