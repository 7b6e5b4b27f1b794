import { Link, Typography } from '@mui/material';
import { DataTable, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderRow } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { leftOutWhenNarrow } from '#admin/lib/narrow-columns.ts';
import { paymentShown } from './payment-shown.ts';
import { StatusChip } from '#admin/ui/status-chip.tsx';

const Column = DataTable.Col<OrderRow>;

export function OrderTable() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& tr:focus-within': { bgcolor: '#EAF2FB' }, ...leftOutWhenNarrow('PONumber', 'ShipTo', 'LineCount') }}
    >
      <Column
        source="OrderNumber"
        label="order.number"
        render={(row) => (
          <Link
            component={RouterLink}
            data-row
            to={`/order/${row.OrderID}/show`}
            onClick={(event) => event.stopPropagation()}
            sx={{ whiteSpace: 'nowrap' }}
          >
            <code>{row.OrderNumber}</code>
          </Link>
        )}
      />
      <Column source="OrderDate" label="order.date" render={(row) => dayAndTime(row.OrderDate, locale)} />
      <Column
        source="PaymentStatus"
        label="order.payment"
        disableSort
        render={(row) => <StatusChip of="payment" status={paymentShown(row.PaymentStatus, row.OnAccount)} />}
      />
      <Column
        source="OrderStatus"
        label="orderDesk.shipment"
        disableSort
        render={(row) => <StatusChip of="order" status={row.OrderStatus} />}
      />
      <Column source="AccountName" label="order.account" disableSort />
      <Column source="PlacedBy" label="order.placedBy" disableSort />
      <Column source="PONumber" label="orderDesk.po" disableSort />
      <Column source="ShipTo" label="order.shipTo" disableSort />
      <DataTable.NumberCol source="LineCount" label="order.lines" disableSort />
      <Column
        source="OrderTotal"
        label="order.total"
        align="right"
        render={(row) => (
          <>
            {money(row.OrderTotal, row.CurrencyCode, locale)}
            {row.RefundedTotal > 0 && (
              <Typography component="div" variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {t('orderDesk.refundedOf', { amount: money(row.RefundedTotal, row.CurrencyCode, locale) })}
              </Typography>
            )}
          </>
        )}
      />
    </DataTable>
  );
}
