import { shippingDay, shopDay } from './shop-calendar.ts';

describe('when an item ships', () => {
  it('leaves stock the next working day', () => {
    expect(shippingDay('2026-11-24', true, 7)).toBe('2026-11-25');
    expect(shippingDay('2026-11-20', true, 7)).toBe('2026-11-23');
  });

  it('counts from the shop’s day, not from UTC’s', () => {
    expect(shopDay('2026-11-25T03:00:00Z')).toBe('2026-11-24');
  });

  it('leaves after its lead time when it must be ordered, never on a weekend', () => {
    expect(shippingDay('2026-11-24', false, 7)).toBe('2026-12-01');
    expect(shippingDay('2026-11-24', false, 4)).toBe('2026-11-30');
    expect(shippingDay('2026-11-24', false, 0)).toBe('2026-11-25');
  });
});
