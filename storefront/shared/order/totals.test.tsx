import { renderPart, seen } from '../../testing/render.tsx';
import { Totals, type Amounts } from './totals.tsx';

const header: Amounts = {
  SubTotal: 4_000,
  DiscountTotal: 0,
  ShippingTotal: 1_195,
  OrderTotal: 5_500,
  CurrencyCode: 'CAD',
  PromotionLines: [],
  FeeLines: [{ name: 'Environmental handling fee', amount: 100 }],
  TaxLines: [{ name: 'GST', rate: 5, amount: 205 }],
};

describe('the sums of an order', () => {
  it('show each fee by its name', () => {
    expect(seen(renderPart(<Totals header={header} />))).toContain('Environmental handling fee $1.00 Shipping $11.95');
  });
  it('name the promotions in a discount, and in the freight once that is known', () => {
    const promoted: Amounts = {
      ...header,
      DiscountTotal: 400,
      PromotionLines: [
        { name: 'Spring', of: 'goods', amount: 400 },
        { name: 'Free freight', of: 'freight', amount: 1_195 },
      ],
      ShippingTotal: 0,
    };
    expect(seen(renderPart(<Totals header={promoted} />))).toContain(
      'Discount −$4.00 incl. Spring −$4.00 Environmental handling fee $1.00 Shipping Free incl. Free freight −$11.95',
    );
    expect(seen(renderPart(<Totals header={promoted} estimate="later" />))).not.toContain('Free freight');
  });
  it('hold fees where freight and taxes are not known yet', () => {
    expect(seen(renderPart(<Totals header={header} estimate="later" />))).toContain('Before tax $41.00');
  });
});
