import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceList } from './price-list.decider.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { PriceListEvent } from './price-list.events.ts';

const given = specificationFor(priceList);
const TODAY = '2026-11-23';
const ids = { priceList: 'standard', itemNumber: '6205' };
const tiers: PriceTier[] = [
  { quantity: 1, unitPrice: 1_000 },
  { quantity: 10, unitPrice: 900 },
];
const set = (wanted: PriceTier[]) => ({
  type: 'SetPrice' as const,
  ...ids,
  currency: 'CAD' as const,
  tiers: wanted,
  today: TODAY,
});
const one = (unitPrice: number): PriceTier[] => [{ quantity: 1, unitPrice }];
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
it.each<[string, PriceTier[], string]>([
  ['do not begin at 1', [{ quantity: 2, unitPrice: 900 }], 'price_tier_one_missing'],
  ['are none', [], 'price_tier_one_missing'],
  ['do not rise in quantity', [...one(900), ...one(800)], 'price_tiers_invalid'],
  ['cost more when more is bought', [...one(900), { quantity: 10, unitPrice: 950 }], 'price_tiers_invalid'],
  ['are free', one(0), 'price_not_above_zero'],
  ['are no whole cents', one(9.5), 'price_not_above_zero'],
])('refuses tiers that %s', (_what, wrong, code) => given().when(set(wrong)).thenRefused(code));

const FIRST = '2026-12-01';
const raised: PricePeriod[] = [
  { from: '', until: '2026-11-30', tiers: one(1_000) },
  { from: FIRST, until: '', tiers: one(1_035) },
];
const base: PriceListEvent = { type: 'PriceSet', data: { ...ids, version: 1, currency: 'CAD', tiers: one(1_000) } };
const planned: PriceListEvent = {
  type: 'PricesScheduled',
  data: { ...ids, version: 2, currency: 'CAD', periods: raised, priceChange: 'spring' },
};
const alter = {
  type: 'AlterPrices' as const,
  ...ids,
  priceChange: 'spring',
  from: FIRST,
  until: '',
  alteration: { kind: 'percent' as const, by: 3_500 },
  rounding: { step: 5, less: 0 },
  today: TODAY,
};
const revert = { type: 'RevertPriceChange' as const, ...ids, priceChange: 'spring' };

describe('a planned change', () => {
  it('ends the price that holds the day before', () => given(base).when(alter).then(planned));
  it('is made once', () => given(base, planned).when(alter).thenNothing());
  it('takes another list’s prices where it is told to', () =>
    given()
      .when({ ...alter, base: { currency: 'CAD', periods: [{ from: '', until: '', tiers: one(2_000) }] } })
      .then({
        type: 'PricesScheduled',
        data: {
          ...ids,
          version: 1,
          currency: 'CAD',
          periods: [{ from: FIRST, until: '', tiers: one(2_070) }],
          priceChange: 'spring',
        },
      }));
  it('of an item without a price, or in another currency, is refused', () => {
    given().when(alter).thenRefused('price_missing');
    given({ ...base, data: { ...base.data, currency: 'USD' } } as PriceListEvent)
      .when({ ...alter, base: { currency: 'CAD', periods: raised } })
      .thenRefused('price_other_currency');
  });
  it('is taken back, after it holds, too', () =>
    given(base, planned)
      .when(revert)
      .then({
        type: 'PriceChangeReverted',
        data: {
          ...ids,
          version: 3,
          currency: 'CAD',
          periods: [{ from: '', until: '', tiers: one(1_000) }],
          priceChange: 'spring',
        },
      }));
  it('is left where somebody changed the price since', () => {
    const since: PriceListEvent = {
      type: 'PriceSet',
      data: { ...ids, version: 3, currency: 'CAD', tiers: one(1_100) },
    };
    given(base, planned, since).when(revert).thenRefused('price_changed_since');
    given(base).when(revert).thenRefused('price_changed_since');
  });
  it('stays where today’s price is set', () =>
    given(base, planned)
      .when(set(one(990)))
      .then({
        type: 'PricesScheduled',
        data: {
          ...ids,
          version: 3,
          currency: 'CAD',
          periods: [{ from: '', until: '2026-11-30', tiers: one(990) }, raised[1]!],
        },
      }));
});

describe('a schedule', () => {
  const schedule = (periods: readonly PricePeriod[], seenVersion = 1) => ({
    type: 'SchedulePrices' as const,
    ...ids,
    currency: 'CAD' as const,
    periods,
    seenVersion,
    today: TODAY,
  });
  it('is set by who saw the present one', () => {
    given(base)
      .when(schedule(raised))
      .then({ type: 'PricesScheduled', data: { ...ids, version: 2, currency: 'CAD', periods: raised } });
    given(base).when(schedule(raised, 0)).thenRefused('price_changed_meanwhile');
  });
  it('does not overlap', () =>
    given(base)
      .when(schedule([raised[0]!, { ...raised[1]!, from: '2026-11-30' }]))
      .thenRefused('price_periods_overlap'));
  it('without any price withdraws it', () =>
    given(base)
      .when(schedule([]))
      .then({ type: 'PriceWithdrawn', data: { ...ids, version: 2 } }));
});
