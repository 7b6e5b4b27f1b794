import type { OrderRow } from './orders.ts';
import { summaryOf } from './wire-order.ts';

const promised = ['2026-11-27', '2026-12-04'].map((shipsOn) => ({
  deliveryId: '1',
  units: 1,
  shipsOn,
  arrivesBy: shipsOn,
}));
const lateSince = (status: OrderRow['status'], today: string, parts: readonly object[] = promised) =>
  summaryOf({ status, shipments: [], state: { promised: parts } } as unknown as OrderRow, today).LateSince;

describe('an order of which something is still here', () => {
  it('is late once its first part should have left', () => {
    expect(lateSince('processing', '2026-11-27')).toBeUndefined();
    expect(lateSince('processing', '2026-11-28')).toBe('2026-11-27');
  });
  it('is late with its last part where some of it has left', () => {
    expect(lateSince('partially-shipped', '2026-12-04')).toBeUndefined();
    expect(lateSince('partially-shipped', '2026-12-05')).toBe('2026-12-04');
  });
  it('is not late where a person has yet to confirm its day, nor where nothing was promised', () => {
    expect(lateSince('processing', '2027-01-01', [{ units: 9, shipsOn: '', arrivesBy: '' }])).toBeUndefined();
    expect(lateSince('processing', '2027-01-01', [])).toBeUndefined();
  });
});

it('is late no more once it has left, or was cancelled', () => {
  expect(lateSince('shipped', '2027-01-01')).toBeUndefined();
  expect(lateSince('cancelled', '2027-01-01')).toBeUndefined();
});
