import { csvText } from '#admin/lib/csv.ts';
import type { OrderRow } from './order.reader.ts';
import { paymentShown } from './payment-shown.ts';

const COLUMNS = [
  'number',
  'date',
  'payment',
  'shipment',
  'method',
  'account',
  'placedBy',
  'email',
  'po',
  'shipTo',
  'lines',
  'total',
  'refunded',
  'currency',
  'tracking',
] as const;
type Translate = (key: string) => string;

const values = (row: OrderRow, t: Translate): Readonly<Record<(typeof COLUMNS)[number], string | number>> => ({
  number: row.OrderNumber,
  date: row.OrderDate,
  payment: t(`status.payment.${paymentShown(row.PaymentStatus, row.OnAccount)}`),
  shipment: t(`status.order.${row.OrderStatus}`),
  method: t(`paymentMethod.${row.PaymentMethod}.short`),
  account: row.AccountName,
  placedBy: row.PlacedBy,
  email: row.Email,
  po: row.PONumber,
  shipTo: row.ShipTo,
  lines: row.LineCount,
  total: row.OrderTotal / 100,
  refunded: row.RefundedTotal / 100,
  currency: row.CurrencyCode,
  tracking: row.TrackingNumbers.join(' '),
});

/** The rows as a CSV text with a head, in the reader's language. */
export const ordersCsv = (rows: readonly OrderRow[], t: Translate): string =>
  csvText(
    COLUMNS,
    (column) => t(`orderDesk.column.${column}`),
    rows.map((row) => values(row, t)),
  );
