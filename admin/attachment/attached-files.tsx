import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { FilesTable } from './files-table.tsx';

interface Props {
  /** A cart, the quote and the order that it becomes share this id. */
  readonly orderId: string;
  /** Only this line's files; all without it. */
  readonly lineId?: string;
  /** Says what people call a line. */
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
      <FilesTable
        files={files}
        columns={[
          { head: 'order.item', cell: (file) => <code>{itemOf(file.lineId)}</code> },
          {
            head: 'attachment.status.name',
            cell: (file) => (
              <div>
                {translate(`attachment.status.${file.status}`)}
                {file.reason && (
                  <Typography variant="caption" component="div" color="text.secondary">
                    {file.reason}
                  </Typography>
                )}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}
