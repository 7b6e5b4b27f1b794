import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Right } from '#domain/shared/rights.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';

interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Of react-admin's resource, whose pages lie below `/<resource>`. */
  readonly resource: string;
  /** Keys of "Add ..." and of what is said while there is none. */
  readonly texts: { readonly add: string; readonly none: string };
  readonly right: Right;
  readonly query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error'>;
  readonly idOf: (row: Row) => string;
  /** The first leads to the record. */
  readonly columns: readonly Column<Row>[];
  /** Whose history is linked. */
  readonly subject?: string;
}

/** All records of one kind of master data, which are few: a table without pages. */
export function RecordsList<Row>({ resource, texts, right, query, idOf, columns, subject }: Props<Row>) {
  const t = useTranslate();
  const mayChange = useMay(right);
  const { data, error } = query;
  const title = t(`resources.${resource}.name`, { smart_count: 2 });
  useRowKeys();
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={title} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, '&:empty': { display: 'none' } }}>
        {subject && <TimelineLink subject={subject} />}
        {mayChange && (
          <Button component={RouterLink} to={`/${resource}/create`} variant="contained">
            {t(texts.add)}
          </Button>
        )}
      </Box>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      <Panel title={title}>
        {data?.length === 0 && <Typography role="status">{t(texts.none)}</Typography>}
        {data && data.length > 0 && (
          <Table size="small" sx={stacksOnPhone}>
            <TableHead>
              <TableRow>
                {columns.map(({ label }) => (
                  <TableCell key={label}>{t(label)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={idOf(row)} hover>
                  {columns.map(({ label, cell }, at) => (
                    <TableCell key={label} data-label={t(label)}>
                      {at === 0 ? <RowLink to={`/${resource}/${idOf(row)}/show`}>{cell(row)}</RowLink> : cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </Stack>
  );
}
