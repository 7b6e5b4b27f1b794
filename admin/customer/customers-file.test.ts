import { customerRow } from '../testing/customer-row.ts';
import type { CustomerRow } from './customer.reader.ts';
import { tableFile } from '#admin/lib/table-file.ts';
import { customerColumns } from './customers-file.ts';

const row: CustomerRow = { ...customerRow, name: '+Bolts', owed: 489_950, overdue: 1_000, overdueDays: 12 };

describe('the exported list of customers', () => {
  it('has a head and one line for each, with money in dollars, and no formula', async () => {
    const file = await tableFile('csv', customerColumns, [row], (key) => key.replace('customer.', ''));
    const lines = (await file.text()).split('\r\n');
    expect(lines).toEqual([
      'name,kind.name,status.name,salesRep,contacts,priceList,creditLimit,creditLeft,owed,overdue,currency,since',
      "'+Bolts,kind.dealer,status.active,,3,standard,5000,100.5,4899.5,10,CAD,2026-11-20T13:00:00.000Z",
    ]);
  });
});
