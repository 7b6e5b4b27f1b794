import type { FileColumn } from '#admin/lib/table-file.ts';
import { paymentShown } from './payment-shown.ts';
import type { OrderRow } from './order.reader.ts';

/** What a file of the list says of each; what the table has no column for is there whatever the reader hides. */
export const orderColumns: readonly FileColumn<OrderRow>[] = [
  { source: 'OrderNumber', label: 'orderDesk.column.number', value: (row) => row.OrderNumber },
  { source: 'OrderDate', label: 'orderDesk.column.date', value: (row) => row.OrderDate },
  {
    source: 'PaymentStatus',
    label: 'orderDesk.column.payment',
    value: (row, t) => t(`status.payment.${paymentShown(row.PaymentStatus, row.OnAccount)}`),
  },
  {
    source: 'OrderStatus',
    label: 'orderDesk.column.shipment',
    value: (row, t) => t(`status.order.${row.OrderStatus}`),
  },
  {
    source: 'PaymentMethod',
    label: 'orderDesk.column.method',
    value: (row, t) => t(`paymentMethod.${row.PaymentMethod}.short`),
  },
  { source: 'AccountName', label: 'orderDesk.column.account', value: (row) => row.AccountName },
  { source: 'PlacedBy', label: 'orderDesk.column.placedBy', value: (row) => row.PlacedBy },
  { source: 'Email', label: 'orderDesk.column.email', value: (row) => row.Email },
  { source: 'PONumber', label: 'orderDesk.column.po', value: (row) => row.PONumber },
  { source: 'ShipTo', label: 'orderDesk.column.shipTo', value: (row) => row.ShipTo },
  { source: 'LineCount', label: 'orderDesk.column.lines', value: (row) => row.LineCount },
  { source: 'OrderTotal', label: 'orderDesk.column.total', value: (row) => row.OrderTotal / 100 },
  { source: 'RefundedTotal', label: 'orderDesk.column.refunded', value: (row) => row.RefundedTotal / 100 },
  { source: 'CurrencyCode', label: 'orderDesk.column.currency', value: (row) => row.CurrencyCode },
  { source: 'TrackingNumbers', label: 'orderDesk.column.tracking', value: (row) => row.TrackingNumbers.join(' ') },
];
