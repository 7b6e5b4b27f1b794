import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';
import type { PagedColumn } from './paged-table.tsx';
import { Panel, stacksOnPhone } from './panel.tsx';

const PAGE_SIZE = 10;

interface Props<Row> {
  /** Of the query, the page aside. */
  readonly name: readonly string[];
  readonly title: string;
  /** Said where there is nothing. */
  readonly none: string;
  readonly load: (asked: { readonly page: number; readonly pageSize: number }) => Promise<{
    readonly total: number;
    readonly rows: readonly Row[];
  }>;
  readonly keyOf: (row: Row) => string;
  /** The first is what a row is called, on a phone too. */
  readonly columns: readonly [PagedColumn<Row>, ...PagedColumn<Row>[]];
}

/** What a thing may have hundreds of, as a part of its page. */
export function PagedPanel<Row>({ name, title, none, load, keyOf, columns }: Props<Row>) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: [...name, page],
    queryFn: () => load({ page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const [named, ...others] = columns;
  const alignment = ({ isNumber }: PagedColumn<Row>) => (isNumber ? 'right' : 'left');
  return (
    <Panel title={title}>
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data?.total === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data !== undefined && data.total > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={title}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} align={alignment(column)}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((row) => (
              <TableRow key={keyOf(row)}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{named.cell(row)}</TableCell>
                {others.map((column) => (
                  <TableCell key={column.label} align={alignment(column)} data-label={column.label}>
                    {column.cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {last > 1 && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('ra.navigation.previous')}
          </Button>
          <Typography>{`${page} / ${last}`}</Typography>
          <Button size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('ra.navigation.next')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
