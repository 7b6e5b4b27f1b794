import { addDays, daysBetween } from '#domain/shared/day.ts';
import {
  addBusinessHours,
  addWorkingDays,
  endOfShopDay,
  momentOfShop,
  nextMoment,
  orderBy,
  orderDayOf,
  partsByDay,
  readTimeZoneFrom,
  shippingDay,
  shopDay,
} from './shop-calendar.ts';

beforeEach(() => readTimeZoneFrom(() => 'America/Toronto'));

const from = (orderDay: string, ...closed: string[]) => ({
  orderDay,
  workingDays: [1, 2, 3, 4, 5],
  closed,
  cutOff: '',
});

describe('when an item ships', () => {
  it('leaves stock the next working day', () => {
    expect(shippingDay(from('2026-11-24'), true, 7)).toBe('2026-11-25');
    expect(shippingDay(from('2026-11-20'), true, 7)).toBe('2026-11-23');
  });

  it('counts from the shop’s day, not from UTC’s', () => {
    expect(shopDay('2026-11-25T03:00:00Z')).toBe('2026-11-24');
  });

  it('counts from the day in the time zone of the shop as it is set by now', () => {
    const days = ['UTC', 'Asia/Manila', 'America/Toronto', 'Europe/Paris'].map((timeZone) => {
      readTimeZoneFrom(() => timeZone);
      return shopDay('2026-11-24T23:30:00Z');
    });
    expect(days).toEqual(['2026-11-24', '2026-11-25', '2026-11-24', '2026-11-25']);
  });

  it('leaves after its lead time when it must be ordered, never on a weekend', () => {
    expect(shippingDay(from('2026-11-24'), false, 7)).toBe('2026-12-01');
    expect(shippingDay(from('2026-11-24'), false, 4)).toBe('2026-11-30');
    expect(shippingDay(from('2026-11-24'), false, 0)).toBe('2026-11-25');
  });

  it('never leaves on a day on which the shop is closed', () => {
    const christmas = from('2026-12-24', '2026-12-25', '2026-12-28');
    expect(shippingDay(christmas, true, 0)).toBe('2026-12-29');
    expect(shippingDay(christmas, false, 4)).toBe('2026-12-29');
    expect(addWorkingDays('2026-12-24', 3, christmas)).toBe('2026-12-31');
  });

  it('leaves the day after it is expected where that is known', () => {
    expect(shippingDay(from('2026-11-24'), false, 30, '2026-11-27')).toBe('2026-11-30');
    // What was expected before today did not come: then the lead time is the best guess.
    expect(shippingDay(from('2026-11-24'), false, 7, '2026-11-20')).toBe('2026-12-01');
  });

  it('leaves after its lead time where a day is expected that no calendar is kept for, as old histories may have it', () =>
    expect(shippingDay(from('2026-11-18'), false, 2, '9999-12-31')).toBe('2026-11-20'));
  it('leaves on that day until the last cut-off before it, over a weekend too', () => {
    // Friday after the cut-off counts as Saturday, as Sunday until 16:00 does: all of it leaves on Monday.
    expect(orderBy('2026-11-30', '16:00')).toBe('2026-11-29T21:00:00.000Z');
    expect(orderBy('2026-11-27', '16:00')).toBe('2026-11-26T21:00:00.000Z');
    expect(orderBy('2026-11-27', '')).toBe('2026-11-27T05:00:00.000Z');
    const lastMoment = new Date(Date.parse(orderBy('2026-11-30', '16:00')) - 1).toISOString();
    const day = orderDayOf(lastMoment, '16:00');
    expect(shippingDay(from(day), true, 0)).toBe('2026-11-30');
  });

  it('counts from the next day once the cut-off has passed', () => {
    expect(orderDayOf('2026-11-24T20:59:00Z', '16:00')).toBe('2026-11-24');
    expect(orderDayOf('2026-11-24T21:00:00Z', '16:00')).toBe('2026-11-25');
    expect(orderDayOf('2026-11-25T04:59:00Z', '')).toBe('2026-11-24');
  });

  it('is found even where the shop never sends anything', () =>
    expect(addWorkingDays('2026-11-24', 1, { workingDays: [], closed: [] })).toBe('2028-11-23'));
});

describe('an order of several parts', () => {
  const days = from('2026-11-26');
  const times = { handlingDays: 0, transitDays: 2 };

  it('comes in as many as it leaves in, each on its day', () => {
    const leaving = [
      { units: 63, leavesOn: '2026-12-04' },
      { units: 137, leavesOn: '2026-11-27' },
    ];
    expect(partsByDay(leaving, times, days)).toEqual([
      { units: 137, shipsOn: '2026-11-27', arrivesBy: '2026-12-01' },
      { units: 63, shipsOn: '2026-12-04', arrivesBy: '2026-12-08' },
    ]);
  });

  it('comes at once where all of it leaves on one day', () => {
    const leaving = [4, 6].map((units) => ({ units, leavesOn: '2026-11-27' }));
    expect(partsByDay(leaving, { handlingDays: 1, transitDays: 0 }, days)).toEqual([
      { units: 10, shipsOn: '2026-11-30', arrivesBy: '2026-11-30' },
    ]);
  });

  it('has a last part without a day where a person must confirm it', () => {
    const leaving = [
      { units: 9_000, leavesOn: '' },
      { units: 96, leavesOn: '2026-11-27' },
    ];
    expect(partsByDay(leaving, times, days)).toEqual([
      { units: 96, shipsOn: '2026-11-27', arrivesBy: '2026-12-01' },
      { units: 9_000, shipsOn: '', arrivesBy: '' },
    ]);
  });

  it('has no part of nothing', () =>
    expect(partsByDay([{ units: 0, leavesOn: '2026-11-27' }], times, days)).toEqual([]));
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

describe('an answer within eight business hours', () => {
  const hours = { opens: 8, closes: 17, workingDays: [1, 2, 3, 4, 5], closed: ['2026-11-26'] };
  it.each([
    ['in the morning: the same day', '2026-11-23T14:00:00.000Z', '2026-11-23T22:00:00.000Z'],
    [
      'in the afternoon: the next day, with what was left of this one',
      '2026-11-23T20:00:00.000Z',
      '2026-11-24T19:00:00.000Z',
    ],
    ['at night: counted from the morning', '2026-11-24T03:00:00.000Z', '2026-11-24T21:00:00.000Z'],
    ['on a Friday: over the weekend', '2026-11-20T21:00:00.000Z', '2026-11-23T20:00:00.000Z'],
    ['before a closing day: after it', '2026-11-25T21:00:00.000Z', '2026-11-27T20:00:00.000Z'],
  ])('asked %s', (_when, asked, due) => expect(addBusinessHours(asked, 8, hours)).toBe(due));
  it('is due at once where a day has no business hours', () =>
    expect(addBusinessHours('2026-11-23T14:00:00.000Z', 8, { ...hours, opens: 17 })).toBe('2026-11-23T14:00:00.000Z'));
});

describe('what happens again and again', () => {
  const daily = { every: 'day', at: '05:30', weekday: 1 } as const;

  it('happens by the shop’s clock, whatever the season', () => {
    expect(nextMoment('2026-11-23T10:29:59Z', daily)).toBe('2026-11-23T10:30:00.000Z');
    expect(nextMoment('2026-11-23T10:30:00Z', daily)).toBe('2026-11-24T10:30:00.000Z');
    expect(nextMoment('2026-07-01T12:00:00Z', daily)).toBe('2026-07-02T09:30:00.000Z');
  });
  it('happens on weekdays, or one of them', () => {
    expect(nextMoment('2026-11-27T12:00:00Z', { ...daily, every: 'weekdays' })).toBe('2026-11-30T10:30:00.000Z');
    expect(nextMoment('2026-11-27T12:00:00Z', { ...daily, every: 'week', weekday: 7 })).toBe(
      '2026-11-29T10:30:00.000Z',
    );
  });
  it('happens every hour at the same minute', () => {
    expect(nextMoment('2026-11-23T10:14:59Z', { ...daily, every: 'hour', at: '05:15' })).toBe(
      '2026-11-23T10:15:00.000Z',
    );
    expect(nextMoment('2026-11-23T10:15:00Z', { ...daily, every: 'hour', at: '05:15' })).toBe(
      '2026-11-23T11:15:00.000Z',
    );
    readTimeZoneFrom(() => 'Asia/Kolkata');
    expect(nextMoment('2026-11-23T10:15:00Z', { ...daily, every: 'hour', at: '00:00' })).toBe(
      '2026-11-23T10:30:00.000Z',
    );
  });
  it('happens once on the days on which clocks are changed', () => {
    expect(momentOfShop('2027-03-14', '02:30')).toBe('2027-03-14T07:30:00.000Z');
    expect(momentOfShop('2027-03-14', '04:00')).toBe('2027-03-14T08:00:00.000Z');
    const twice = nextMoment('2026-11-01T00:00:00Z', { ...daily, at: '01:30' });
    expect(nextMoment(twice, { ...daily, at: '01:30' })).toBe('2026-11-02T06:30:00.000Z');
  });
});
