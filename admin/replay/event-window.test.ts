import { indexAsOf, localDateTime, subjectOf, windowAround } from './event-window.ts';

const moment = (revision: number, at: string) => ({
  event: `cart-1@${revision}`,
  position: String(revision),
  at,
  type: 'T',
  actor: 'guest:1',
});
const moments = [
  moment(0, '2026-03-03T10:00:00.000Z'),
  moment(1, '2026-03-03T10:00:00.000Z'),
  moment(2, '2026-03-04T10:00:00.000Z'),
];

describe('the event that a moment stands at', () => {
  it.each([
    ['2026-03-03T09:59:59.000Z', -1],
    ['2026-03-03T10:00:00.000Z', 1],
    ['2026-03-03T12:00:00+02:00', 1],
    ['2026-12-01T00:00:00.000Z', 2],
  ])('of %s is number %i', (asOf, index) => expect(indexAsOf(moments, asOf)).toBe(index));
  it('is the one that is named, even among those of one millisecond', () =>
    expect(indexAsOf(moments, 'cart-1@0')).toBe(0));
  it('is not known where another history’s event is named', () =>
    expect(indexAsOf(moments, 'order-9@1')).toBeUndefined());
});

it('a field shows the moment of the reader’s own zone, to the second', () => {
  expect(new Date(localDateTime('2026-03-03T10:00:07.000Z')).toISOString()).toBe('2026-03-03T10:00:07.000Z');
});

describe('the sentences that are asked for', () => {
  it('are those of the part of the history that the event lies in', () => {
    expect(windowAround(moments, 1, 2)).toEqual(moments.slice(0, 2));
    expect(windowAround(moments, 2, 2)).toEqual(moments.slice(2));
    expect(windowAround(moments, 3, 2)).toEqual(moments.slice(2));
  });
  it.each([[undefined], [-1]])('are none at %s: nothing is looked at', (index) =>
    expect(windowAround(moments, index, 2)).toEqual([]),
  );
  it('come from the timeline of the thing; a price has that of its item', () => {
    expect(subjectOf('order', 'o1')).toBe('order:o1');
    expect(subjectOf('price', 'standard.6205-2RS')).toBe('price:6205-2RS');
  });
});
