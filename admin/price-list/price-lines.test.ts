import { linesOf, pastedLines, periodsOf } from './price-lines.ts';

const ALWAYS = { from: '', until: '' };
const periods = [
  { from: '', until: '2026-11-30', tiers: [{ quantity: 1, unitPrice: 1_000 }] },
  {
    from: '2026-12-01',
    until: '',
    tiers: [
      { quantity: 1, unitPrice: 1_035 },
      { quantity: 10, unitPrice: 930 },
    ],
  },
];

it('lines make the periods that they were made of, in whatever order they stand', () =>
  expect(periodsOf(linesOf(periods).reverse())).toEqual([periods[1], periods[0]]));

describe('cells that are pasted', () => {
  it('are quantities and prices, with the reader’s own decimal mark', () => {
    const tiers = [
      { ...ALWAYS, quantity: 1, unitPrice: 1_250 },
      { ...ALWAYS, quantity: 10, unitPrice: 1_100 },
    ];
    expect(pastedLines('1\t12.50\r\n10\t$11.00\r\n', ALWAYS, 2, 'en')).toEqual(tiers);
    expect(pastedLines('1\t12,50\n10\t11,00 $', ALWAYS, 2, 'fr')).toEqual(tiers);
  });
  it('may begin with days', () =>
    expect(pastedLines('2026-12-01\t\t1\t9', ALWAYS, 2, 'en')).toEqual([
      { from: '2026-12-01', until: '', quantity: 1, unitPrice: 900 },
    ]));
  it('are left to the cell where they are something else', () => {
    expect(pastedLines('12.50', ALWAYS, 2, 'en')).toBeUndefined();
    expect(pastedLines('one\t12.50', ALWAYS, 2, 'en')).toBeUndefined();
  });
});
