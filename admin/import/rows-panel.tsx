import Download from '@mui/icons-material/Download';
import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { Request } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import { SHOWN_ROWS } from '#contracts/import/import.ts';

interface Props {
  readonly importId: string;
  readonly show: Request<'admin/import/rows'>['show'];
  readonly title: string;
  /** Of the dry run or run whose rows they are. */
  readonly version: string;
}

/** The first rows of what would change, or cannot; the download has all. */
export function RowsPanel({ importId, show, title, version }: Props) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['import', 'rows', importId, show, version],
    queryFn: () => client.get('admin/import/rows', { importId, show }),
  });
  if (!data?.rows.length) return null;
  const isChange = show === 'changes';
  const columns = isChange
    ? (['row', 'key', 'field', 'before', 'after'] as const)
    : (['row', 'key', 'field', 'value', 'reason'] as const);
  return (
    <Panel title={title}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{t(`import.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ row, key, column, before, after, reason }, at) => (
            <TableRow key={`${row}-${column}-${at}`}>
              <TableCell data-label={t('import.row')}>{row}</TableCell>
              <TableCell data-label={t('import.key')} sx={{ '& code': { whiteSpace: { md: 'nowrap' } } }}>
                <code>{key}</code>
              </TableCell>
              <TableCell data-label={t('import.field')}>{column || t('import.wholeRow')}</TableCell>
              <TableCell data-label={t(isChange ? 'import.before' : 'import.value')} sx={{ overflowWrap: 'anywhere' }}>
                {isChange ? before : after}
              </TableCell>
              <TableCell data-label={t(isChange ? 'import.after' : 'import.reason')} sx={{ overflowWrap: 'anywhere' }}>
                {isChange ? after : reason}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data.more && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('import.more', { count: SHOWN_ROWS })}
        </Typography>
      )}
      <Button
        size="small"
        startIcon={<Download />}
        component="a"
        download
        href={fileUrl('admin/import/file', { importId, show })}
        sx={{ mt: 1 }}
      >
        {t('import.download')}
      </Button>
    </Panel>
  );
}
