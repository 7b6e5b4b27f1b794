import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { FileLink } from './file-link.tsx';
import { ReviewButtons } from './review-buttons.tsx';

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
          <Table size="small" sx={stacksOnPhone}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('attachment.file')}</TableCell>
                <TableCell>{translate('attachment.addedAt')}</TableCell>
                <TableCell>{translate('attachment.order')}</TableCell>
                <TableCell>{translate('attachment.review')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.rows.map((file) => (
                <TableRow key={`${file.orderId} ${file.lineId} ${file.slot}`}>
                  <TableCell>
                    <FileLink file={file} />
                  </TableCell>
                  <TableCell data-label={translate('attachment.addedAt')}>{dayAndTime(file.addedAt, locale)}</TableCell>
                  <TableCell data-label={translate('attachment.order')}>
                    {file.orderNumber ? (
                      <Link component={RouterLink} to={`/order/${file.orderId}/show`}>
                        {file.orderNumber}
                      </Link>
                    ) : (
                      translate('attachment.notOrdered')
                    )}
                  </TableCell>
                  <TableCell>
                    <ReviewButtons file={file} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </Box>
  );
}
