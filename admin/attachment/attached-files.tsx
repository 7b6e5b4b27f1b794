import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { FileLink } from './file-link.tsx';
import { ReviewButtons } from './review-buttons.tsx';

interface Props {
  /** A cart, the quote and the order that it becomes share this id. */
  readonly orderId: string;
  /** Only this line's files; all without it. */
  readonly lineId?: string;
  /** What people call a line. */
  readonly itemOf: (lineId: string) => string;
}

/** The customer's files with the verdict of staff; it renders nothing where no file is attached. */
export function AttachedFiles({ orderId, lineId, itemOf }: Props) {
  const translate = useTranslate();
  const { asOf } = useAsOf();
  const { data, error } = useQuery({
    queryKey: ['attachment', 'order', orderId, asOf],
    queryFn: () => client.get('admin/attachment/oforder', { orderId, ...(asOf === undefined ? {} : { asOf }) }),
  });
  const files = (data?.files ?? []).filter((file) => lineId === undefined || file.lineId === lineId);
  if (!error && !files.length) return null;
  return (
    <Panel title={translate('attachment.files')}>
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('attachment.file')}</TableCell>
            <TableCell>{translate('order.item')}</TableCell>
            <TableCell>{translate('attachment.status.name')}</TableCell>
            <TableCell>{translate('attachment.review')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <TableRow key={`${file.lineId} ${file.slot}`}>
              <TableCell>
                <FileLink file={file} />
              </TableCell>
              <TableCell data-label={translate('order.item')}>
                <code>{itemOf(file.lineId)}</code>
              </TableCell>
              <TableCell data-label={translate('attachment.status.name')}>
                <div>
                  {translate(`attachment.status.${file.status}`)}
                  {file.reason && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {file.reason}
                    </Typography>
                  )}
                </div>
              </TableCell>
              <TableCell>
                <ReviewButtons file={file} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
