import type { RevisionDifference } from '#contracts/quote/quote-shapes.ts';
import { renderPart, seen } from '../../testing/render.tsx';
import { DifferenceTable } from './difference-table.tsx';

const totals = {
  SubTotal: 4_000,
  DiscountTotal: 0,
  PromotionLines: [],
  FeeLines: [{ name: 'Environmental handling', amount: 100 }],
  ShippingTotal: 1_195,
  TaxLines: [{ name: 'GST', rate: 5, amount: 265 }],
  TaxTotal: 265,
  OrderTotal: 5_560,
};
const difference: RevisionDifference = {
  from: 1,
  to: 2,
  lines: [],
  totals: {
    before: totals,
    after: { ...totals, FeeLines: [{ name: 'Environmental handling', amount: 75 }], OrderTotal: 5_535 },
  },
  validUntil: { before: '2026-12-01', after: '2026-12-01' },
};

describe('two revisions beside each other', () => {
  it('name each fee and each tax that differs, and leave out what is the same', () => {
    const text = seen(renderPart(<DifferenceTable difference={difference} currency="CAD" />));
    expect(text).toContain('Environmental handling $1.00 $0.75 Total $55.60 $55.35');
    expect(text).not.toMatch(/GST|Shipping|Goods/);
  });
});
