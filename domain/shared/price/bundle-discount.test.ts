import type { ItemPrices, PriceTier } from '#domain/shared/pricing.ts';
import { bundleDiscount } from './bundle-discount.ts';

const prices = (...tiers: readonly (readonly [quantity: number, unitPrice: number])[]): ItemPrices => ({
  priceList: 'standard',
  version: 1,
  currency: 'CAD',
  tiers: tiers.map(([quantity, unitPrice]): PriceTier => ({ quantity, unitPrice })),
});

describe('the discount of a bundle', () => {
  it('is what its parts cost more when they are bought singly', () =>
    expect(
      bundleDiscount(prices([1, 5_000]), [
        { quantity: 1, prices: prices([1, 4_000]) },
        { quantity: 2, prices: prices([1, 750]) },
      ]),
    ).toEqual({ partsTotal: 5_500, discount: 500 }));

  it('takes each part at the tier of its quantity', () =>
    expect(bundleDiscount(prices([1, 900]), [{ quantity: 10, prices: prices([1, 150], [10, 100]) }])).toEqual({
      partsTotal: 1_000,
      discount: 100,
    }));

  it('is nothing where the bundle costs more', () =>
    expect(bundleDiscount(prices([1, 900]), [{ quantity: 1, prices: prices([1, 800]) }]).discount).toBe(0));

  it('is not known where a part is not sold, or is sold in another currency', () => {
    const other: ItemPrices = { ...prices([1, 100]), currency: 'USD' };
    for (const part of [undefined, other])
      expect(bundleDiscount(prices([1, 50]), [{ quantity: 1, prices: part }])).toEqual({
        partsTotal: undefined,
        discount: 0,
      });
  });

  it('is not known where the bundle has no price', () =>
    expect(bundleDiscount(undefined, [{ quantity: 1, prices: prices([1, 100]) }])).toEqual({
      partsTotal: undefined,
      discount: 0,
    }));
});
