import type { OrderRow } from './order.reader.ts';
import { tableFile } from '#admin/lib/table-file.ts';
import { orderColumns } from './orders-file.ts';

const row: OrderRow = {
  id: 'o',
  OrderID: 'o',
  OrderNumber: 'MW-1',
  OrderDate: '2026-11-20T13:00:00.000Z',
  OrderStatus: 'processing',
  OrderTotal: 10_050,
  RefundedTotal: 2_000,
  CurrencyCode: 'CAD',
  LineCount: 2,
  PlacedBy: '=cmd()',
  PONumber: '-4711',
  TrackingNumbers: ['A', 'B'],
  Email: 'a@example.com',
  AccountName: 'Bolts, "Best" & Sons',
  PaymentMethod: 'card',
  OnAccount: false,
  PaymentStatus: 'partly-refunded',
  ShipTo: 'Montréal, QC',
};
const file = await tableFile('csv', orderColumns, [row], (key) => key.split('.').at(-1)!);
const lines = (await file.text()).split('\r\n');

describe('the exported list of orders', () => {
  it('has a head and one line for each order', () => {
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^number,date,payment,/);
    expect(lines[1]).toContain(',2,100.5,20,CAD,A B');
  });

  it('lets nothing that people type pass for a formula', () => {
    expect(lines[1]).toContain(`,'=cmd(),`);
    expect(lines[1]).toContain(`,'-4711,`);
  });
});
