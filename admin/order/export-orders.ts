import { downloadCsv } from '#admin/lib/download-csv.ts';
import type { OrderRow } from './order.reader.ts';
import { ordersCsv } from './orders-csv.ts';

/** What the list shows, as a file. */
export const exportOrders = (t: (key: string) => string) => (rows: OrderRow[]) =>
  downloadCsv(ordersCsv(rows, t), 'orders');
