import { addDays, daysBetween, endOfShopDay, shippingDay, shopDay } from './shop-calendar.ts';

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

it('counts days over the end of a month and of a year', () =>
  expect([addDays('2026-02-27', 2), addDays('2026-12-15', 30), addDays('2026-03-07', 0)]).toEqual([
    '2026-03-01',
    '2027-01-14',
    '2026-03-07',
  ]));

describe('the end of a day', () => {
  it.each([
    ['2026-01-15', '2026-01-16T05:00:00.000Z'],
    ['2026-07-15', '2026-07-16T04:00:00.000Z'],
    ['2026-03-07', '2026-03-08T05:00:00.000Z'],
    ['2026-03-08', '2026-03-09T04:00:00.000Z'],
    ['2026-10-31', '2026-11-01T04:00:00.000Z'],
    ['2026-11-01', '2026-11-02T05:00:00.000Z'],
  ])('%s is the shop’s midnight, summer and winter: %s', (day, moment) => {
    expect(endOfShopDay(day)).toBe(moment);
    expect(shopDay(Date.parse(moment) - 1)).toBe(day);
  });
  it('is counted in calendar days', () =>
    expect([daysBetween('2026-03-07', '2026-03-09'), daysBetween('2026-03-09', '2026-03-07')]).toEqual([2, -2]));
});
