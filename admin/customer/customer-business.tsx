// What a customer has ordered and asked for: the newest of each, with the way to all of them.
import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import { client } from '#admin/lib/client.ts';
import { dayOf, money } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { CustomerDetail } from './customer.reader.ts';

const NEWEST = 8;
const allOf = (resource: string, accountId: string) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ accountId }) }).toString()}`;
type Of = { readonly customer: CustomerDetail };

export function CustomerOrders({ customer: { accountId, orders } }: Of) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['customer-orders', accountId],
    queryFn: () => client.get('admin/order/list', { accountId, pageSize: NEWEST }),
    enabled: orders > 0,
  });
  if (!orders) return null;
  return (
    <Panel title={t('customer.orders', { smart_count: orders })}>
      <Rows
        columns={['number', 'date', 'status.name', 'amount']}
        rows={(data?.rows ?? []).map((row) => ({
          key: row.OrderID,
          to: `/order/${row.OrderID}/show`,
          cells: [
            row.OrderNumber,
            dayOf(row.OrderDate, locale),
            t(`status.order.${row.OrderStatus}`),
            money(row.OrderTotal, row.CurrencyCode, locale),
          ],
        }))}
      />
      {orders > NEWEST && <All to={allOf('order', accountId)}>{t('customer.allOrders')}</All>}
    </Panel>
  );
}

export function CustomerQuotes({ customer: { accountId } }: Of) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['customer-quotes', accountId],
    queryFn: () => client.get('admin/quote/list', { accountId, pageSize: NEWEST }),
  });
  if (!data?.total) return null;
  return (
    <Panel title={t('customer.quotesOf', { smart_count: data.total })}>
      <Rows
        columns={['number', 'date', 'status.name', 'amount']}
        rows={data.rows.map((row) => ({
          key: row.quoteId,
          to: `/quote/${row.quoteId}/show`,
          cells: [
            row.quoteNumber,
            dayOf(row.updatedAt, locale),
            t(`quote.status.${row.status}`),
            money(row.negotiatedTotal, row.currency, locale),
          ],
        }))}
      />
      {data.total > NEWEST && <All to={allOf('quote', accountId)}>{t('customer.allQuotes')}</All>}
    </Panel>
  );
}

const All = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'inline-block', mt: 1 }}>
    {children}
  </Link>
);

interface RowsProps {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly to: string; readonly cells: readonly ReactNode[] }[];
}

/** The first cell leads to the thing; amounts stand to the right. */
function Rows({ columns, rows }: RowsProps) {
  const t = useTranslate();
  const isAmount = (column: string | undefined) => column === 'amount';
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} align={isAmount(column) ? 'right' : 'left'}>
              {t(`customer.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, to, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, at) => (
              <TableCell
                key={columns[at]}
                align={isAmount(columns[at]) ? 'right' : 'left'}
                data-label={t(`customer.${columns[at] ?? ''}`)}
              >
                {at === 0 ? (
                  <Link component={RouterLink} to={to}>
                    {cell}
                  </Link>
                ) : (
                  cell
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
