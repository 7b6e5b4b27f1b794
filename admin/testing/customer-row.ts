import type { CustomerRow } from '#admin/customer/customer.reader.ts';

/** A dealer that buys on terms and owes nothing. */
export const customerRow: CustomerRow = {
  id: 'ACC-1',
  accountId: 'ACC-1',
  name: 'Laurentide Machine Works',
  kind: 'dealer',
  status: 'active',
  openedAt: '2026-11-20T13:00:00.000Z',
  contacts: 3,
  priceList: 'standard',
  currency: 'CAD',
  creditLimit: 500_000,
  creditLeft: 10_050,
  held: 0,
  owed: 0,
  overdue: 0,
  overdueDays: 0,
  salesRep: '',
};
