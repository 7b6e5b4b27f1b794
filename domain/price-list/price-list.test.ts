import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceList } from './price-list.decider.ts';
import type { PriceListEvent, PriceTier } from './price-list.events.ts';

const given = specificationFor(priceList);
const ids = { priceList: 'standard', itemNumber: '6205' };
const tiers: PriceTier[] = [
  { quantity: 1, unitPrice: 1_000 },
  { quantity: 10, unitPrice: 900 },
];
const set = (wanted: PriceTier[]) => ({ type: 'SetPrice' as const, ...ids, currency: 'CAD' as const, tiers: wanted });
const priced: PriceListEvent = { type: 'PriceSet', data: { ...ids, version: 1, currency: 'CAD' as const, tiers } };

it('counts its versions', () => {
  given().when(set(tiers)).then(priced);
  given(priced)
    .when(set([{ quantity: 1, unitPrice: 1_100 }]))
    .then({
      type: 'PriceSet',
      data: { ...ids, version: 2, currency: 'CAD' as const, tiers: [{ quantity: 1, unitPrice: 1_100 }] },
    });
});
it('has no new version when nothing changed', () => given(priced).when(set(tiers)).thenNothing());
it.each<[string, PriceTier[]]>([
  ['do not begin at 1', [{ quantity: 2, unitPrice: 900 }]],
  ['are none', []],
  [
    'do not rise in quantity',
    [
      { quantity: 1, unitPrice: 900 },
      { quantity: 1, unitPrice: 800 },
    ],
  ],
  [
    'cost more when more is bought',
    [
      { quantity: 1, unitPrice: 900 },
      { quantity: 10, unitPrice: 950 },
    ],
  ],
  ['are free', [{ quantity: 1, unitPrice: 0 }]],
  ['are no whole cents', [{ quantity: 1, unitPrice: 9.5 }]],
])('refuses tiers that %s', (_what, wrong) => given().when(set(wrong)).thenRefused('price_tiers_invalid'));
