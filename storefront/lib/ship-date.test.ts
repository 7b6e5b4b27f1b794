import { shipDate } from './ship-date.ts';

const at = (iso: string) => new Date(iso);
const inStock = { status: 'in-stock', quantity: 5, leadTimeDays: 7 } as const;

describe('when an item ships', () => {
  it('leaves stock the next working day', () => {
    expect(shipDate(inStock, at('2026-11-24T15:00:00Z'))).toBe('2026-11-25');
    expect(shipDate(inStock, at('2026-11-20T15:00:00Z'))).toBe('2026-11-23');
  });

  it('counts from the shop’s day, not from UTC’s', () => {
    expect(shipDate(inStock, at('2026-11-25T03:00:00Z'))).toBe('2026-11-25');
  });

  it('leaves after its lead time when it must be ordered, never on a weekend', () => {
    expect(shipDate({ ...inStock, status: 'backorder' }, at('2026-11-24T15:00:00Z'))).toBe('2026-12-01');
    expect(shipDate({ ...inStock, status: 'backorder', leadTimeDays: 4 }, at('2026-11-24T15:00:00Z'))).toBe('2026-11-30');
  });

  it('never, when it cannot be bought', () => {
    expect(shipDate({ ...inStock, status: 'sold-out' }, at('2026-11-24T15:00:00Z'))).toBeUndefined();
    expect(shipDate({ ...inStock, status: 'discontinued' }, at('2026-11-24T15:00:00Z'))).toBeUndefined();
  });
});
