import {
  Button,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';
import { ActionsHead } from './actions-head.tsx';
import { stacksOnPhone } from './panel.tsx';

const PAGE_SIZE = 50;

export interface PageAsked {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface PagedColumn<Row> {
  readonly label: string;
  readonly isNumber?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface PagedTableProps<Row> {
  /** Of the query, the page aside. */
  readonly name: readonly string[];
  /** Of the page. */
  readonly title: string;
  readonly help: string;
  readonly searchLabel: string;
  /** Said where there is nothing. */
  readonly none: string;
  readonly load: (asked: PageAsked) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>;
  readonly keyOf: (row: Row) => string;
  /** The first is what a row is called, on a phone too. */
  readonly columns: readonly [PagedColumn<Row>, ...PagedColumn<Row>[]];
  readonly action: (row: Row) => ReactNode;
}

/** Rows within a page of another resource: searched and paged by the server, with one action each. */
export function PagedTable<Row>({
  name,
  title,
  help,
  searchLabel,
  none,
  load,
  keyOf,
  columns,
  action,
}: PagedTableProps<Row>) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: [...name, search, page],
    queryFn: () => load({ search, page, pageSize: PAGE_SIZE }),
  });
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const [named, ...others] = columns;
  const alignment = ({ isNumber }: PagedColumn<Row>) => (isNumber ? 'right' : 'left');
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={title} />
      <Typography color="text.secondary">{help}</Typography>
      <TextField
        type="search"
        size="small"
        label={searchLabel}
        value={search}
        onChange={({ target }) => [setSearch(target.value), setPage(1)]}
        sx={{ maxWidth: 320 }}
      />
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      <Paper sx={{ overflowX: 'auto', px: { xs: 2, md: 0 } }}>
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} align={alignment(column)}>
                  {column.label}
                </TableCell>
              ))}
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.rows.map((row) => (
              <TableRow key={keyOf(row)}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{named.cell(row)}</TableCell>
                {others.map((column) => (
                  <TableCell key={column.label} align={alignment(column)} data-label={column.label}>
                    {column.cell(row)}
                  </TableCell>
                ))}
                <TableCell align="right">{action(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {data?.total === 0 && (
          <Typography sx={{ p: 2 }}>
            {search ? t('list.nothingFits') : none}{' '}
            {search && <Button onClick={() => setSearch('')}>{t('list.clearFilters')}</Button>}
          </Typography>
        )}
      </Paper>
      {last > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('ra.navigation.previous')}
          </Button>
          <Typography>{`${page} / ${last}`}</Typography>
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            {t('ra.navigation.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
