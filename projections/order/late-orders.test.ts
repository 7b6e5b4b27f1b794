import type { OrderRow } from './orders.ts';
import { summaryOf } from './wire-order.ts';

const lateSince = (ships_by: string, today: string) =>
  summaryOf({ ships_by, shipments: [] } as unknown as OrderRow, today).LateSince;

describe('an order is late', () => {
  it('from the day after that on which it was to ship', () => {
    expect(lateSince('2026-11-27', '2026-11-27')).toBeUndefined();
    expect(lateSince('2026-11-27', '2026-11-28')).toBe('2026-11-27');
  });
  it('never where no day was promised, or nothing is waited for', () =>
    expect(lateSince('', '2027-01-01')).toBeUndefined());
});
