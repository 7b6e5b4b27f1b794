import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { differencePercent, shortPercent } from '#admin/lib/number-input.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { priceChangeKey, type PriceChangeDetail } from './price-change.reader.ts';

const PAGE = 25;

/** Old and new, item by item: what will be, and once it is planned what is. */
export function PriceChangeItems({ change }: { readonly change: PriceChangeDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const asked = { priceChange: change.priceChange, page: page + 1, pageSize: PAGE, search };
  const { data, error } = useQuery({
    queryKey: [...priceChangeKey, 'items', asked, change.status, change.alteration, change.items, change.rounding],
    queryFn: () => client.get('admin/pricechange/items', asked),
    placeholderData: keepPreviousData,
  });
  const amount = (value: number | undefined) =>
    value === undefined || !data ? '–' : money(value, data.currency, locale);
  return (
    <Panel title={t('priceChange.preview')}>
      <TextField
        size="small"
        type="search"
        label={t('priceChange.find')}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(0);
        }}
        sx={{ mb: 1, maxWidth: 320 }}
      />
      {error && <Typography color="error">{messageOf(error, t)}</Typography>}
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {(['item', 'before', 'after', 'difference', 'margin'] as const).map((column) => (
              <TableCell key={column} align={column === 'item' ? 'left' : 'right'}>
                {t(`priceChange.column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.rows.map(({ itemNumber, name, before, after, marginPercent }) => (
            <TableRow key={itemNumber}>
              <TableCell>
                <Link
                  component={RouterLink}
                  to={`/why-price?${new URLSearchParams({ item: itemNumber, day: change.from })}`}
                >
                  <code>{itemNumber}</code>
                </Link>{' '}
                {name}
              </TableCell>
              <TableCell align="right" data-label={t('priceChange.column.before')}>
                {amount(before)}
              </TableCell>
              <TableCell align="right" data-label={t('priceChange.column.after')}>
                {amount(after)}
              </TableCell>
              <TableCell align="right" data-label={t('priceChange.column.difference')}>
                {before === undefined || after === undefined
                  ? '–'
                  : shortPercent(differencePercent(before, after), locale)}
              </TableCell>
              <TableCell align="right" data-label={t('priceChange.column.margin')}>
                {marginPercent === undefined ? '–' : shortPercent(marginPercent, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          labelDisplayedRows={({ from, to, count }) =>
            t('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
          }
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </Panel>
  );
}
