import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { FilesTable } from './files-table.tsx';

/** Files that wait for a look, the oldest first; what is reviewed makes room for the next. */
export function AttachmentList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error } = useQuery({
    queryKey: ['attachment', 'list'],
    queryFn: () => client.get('admin/attachment/list', {}),
  });
  return (
    <Box sx={{ py: 2 }}>
      <Title title={translate('resources.attachment.name', { smart_count: 2 })} />
      <Panel title={translate('attachment.waiting', { smart_count: data?.total ?? 0 })}>
        {error && (
          <Typography role="alert" color="error">
            {error.message}
          </Typography>
        )}
        {data?.total === 0 && <Typography color="text.secondary">{translate('attachment.none')}</Typography>}
        {data && data.total > 0 && (
          <FilesTable
            files={data.rows}
            columns={[
              { head: 'attachment.addedAt', cell: (file) => dayAndTime(file.addedAt, locale) },
              {
                head: 'attachment.order',
                cell: (file) =>
                  file.orderNumber ? (
                    <Link component={RouterLink} to={`/order/${file.orderId}/show`}>
                      {file.orderNumber}
                    </Link>
                  ) : (
                    translate('attachment.notOrdered')
                  ),
              },
            ]}
          />
        )}
      </Panel>
    </Box>
  );
}
