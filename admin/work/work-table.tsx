import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import type { WorkItem } from '#contracts/work/work.ts';
import { WorkRow } from './work-row.tsx';

const columns = ['kindOfWork', 'subject', 'customer', 'amount', 'waits', 'takenBy'] as const;

export function WorkTable({ rows }: { readonly rows: readonly WorkItem[] }) {
  const t = useTranslate();
  return (
    <Table size="small" sx={{ ...stacksOnPhone, '& tbody tr:focus-within': { bgcolor: '#EAF2FB' } }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
              {t(`work.${column}`)}
            </TableCell>
          ))}
          <ActionsHead />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((item) => (
          <WorkRow key={item.workId} item={item} />
        ))}
      </TableBody>
    </Table>
  );
}
