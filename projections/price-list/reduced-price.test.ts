// What a reduced price is compared with, against a walk through every hour of the history.
import fc from 'fast-check';
import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import type { PriceListData } from '#domain/price-list/pricing.events.ts';
import { tiersOn, type PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { PriceTerms } from '#domain/shared/price/resolve-price.ts';
import { addDays } from '#domain/shared/day.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { earlierTerms } from './earlier-terms.ts';
import { termsOf } from '#projections/catalogue/index/testing/small-index.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { priceListForms, type PriceListFormsRow } from './price-list-forms.ts';
import { startOfShopDay } from './price-memory.ts';
import { prices, type PriceRow } from './prices.ts';
import { lowestLately, priceBefore, type TermsOverTime } from './reduced-price.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const DAYS = 110;
const hour = (n: number) => new Date(START + n * HOUR_MS).toISOString();
const day = (n: number) => addDays('2026-01-01', n);

type Periods = readonly PricePeriod[];
interface Write {
  readonly list: string;
  /** Hours after the beginning. */
  readonly at: number;
  readonly periods: Periods;
}

const tiers = (unitPrice: number) => [
  { quantity: 1, unitPrice },
  { quantity: 10, unitPrice: unitPrice - 5 },
];
const always = (unitPrice: number): Periods => [{ from: '', until: '', tiers: tiers(unitPrice) }];

const stored = ({ list: priceList, at, periods }: Write, n: number) =>
  ({
    type: periods.length ? 'PricesScheduled' : 'PriceWithdrawn',
    data: { priceList, itemNumber: '6205', version: n + 1, currency: 'CAD', periods },
    at: hour(at),
  }) as unknown as StoredEvent<PriceListEvent>;

function ask(writes: readonly Write[], today: string, terms: TermsOverTime) {
  const sorted = [...writes].sort((a, b) => a.at - b.at).map(stored);
  const rows: ReadonlyMap<string, PriceRow> = fold(prices, sorted);
  const asking = {
    terms,
    item: { itemNumber: '6205', brand: '', categories: () => [] },
    find: (list: string, item: string) => rows.get(`${list}.${item}`),
    today,
  };
  return { before: priceBefore(asking), lowest: (quantity: number) => lowestLately({ ...asking, quantity }) };
}

const steady: TermsOverTime = { prices: termsOf('offer'), earlier: [] };

/** The price at an hour: the last that was written of the first list that has one. */
function amountAt(writes: readonly Write[], at: number, quantity: number): number | undefined {
  for (const list of ['offer', 'standard']) {
    const last = writes
      .filter((one) => one.list === list && one.at <= at)
      .sort((a, b) => a.at - b.at)
      .at(-1);
    const found = last && tiersOn(last.periods, shopDay(hour(at)));
    if (found) return found.findLast((tier) => tier.quantity <= quantity)?.unitPrice;
  }
  return undefined;
}

const hoursFrom = (first: string, until: number): number[] => {
  const from = Math.max(0, (Date.parse(startOfShopDay(first)) - START) / HOUR_MS);
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
};
const least = (amounts: readonly (number | undefined)[]) => {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length ? Math.min(...known) : undefined;
};

function bruteBefore(writes: readonly Write[], now: number): number | undefined {
  const price = amountAt(writes, now, 1);
  if (price === undefined) return undefined;
  let began = now;
  while (began > 0 && amountAt(writes, began - 1, 1) === price) began -= 1;
  const earlier = began > 0 ? amountAt(writes, began - 1, 1) : undefined;
  const first = shopDay(hour(began));
  if (earlier === undefined || earlier < price || first < addDays(shopDay(hour(now)), -30)) return undefined;
  const lowest = least(hoursFrom(addDays(first, -30), began).map((at) => amountAt(writes, at, 1)));
  return lowest !== undefined && lowest > price ? lowest : undefined;
}

const amount = fc.constantFrom(100, 80, 90, 70, 120);
const span = fc
  .tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: 20 }), amount)
  .map(([from, length, unitPrice]): Periods => [
    { from: day(from), until: day(from + length), tiers: tiers(unitPrice) },
    { from: day(from + length + 1), until: '', tiers: tiers(100) },
  ]);
const write = fc.record({
  list: fc.constantFrom('offer', 'standard', 'standard'),
  at: fc.integer({ min: 0, max: DAYS * 24 - 1 }),
  periods: fc.oneof(amount.map(always), amount.map(always), span, fc.constant<Periods>([])),
});
const history = fc
  .uniqueArray(write, { minLength: 1, maxLength: 9, selector: ({ at }) => at })
  // Nobody withdraws a price that was never there.
  .map((writes) => {
    const sorted = [...writes].sort((a, b) => a.at - b.at);
    return sorted.filter(
      ({ list, periods }, index) =>
        periods.length > 0 || sorted.slice(0, index).some((one) => one.list === list && one.periods.length > 0),
    );
  });

describe('a reduced price', () => {
  it('is told with the lowest of the 30 days before it, whatever was written when', () =>
    fc.assert(
      fc.property(history, (writes) => {
        const now = DAYS * 24 - 1;
        expect(ask(writes, shopDay(hour(now)), steady).before).toBe(bruteBefore(writes, now));
      }),
      { numRuns: 150 },
    ));

  it('knows the lowest of the last 30 days for any quantity', () =>
    fc.assert(
      fc.property(history, fc.constantFrom(1, 10), (writes, quantity) => {
        const now = DAYS * 24 - 1;
        const today = shopDay(hour(now));
        const brute = least(hoursFrom(addDays(today, -30), now + 1).map((at) => amountAt(writes, at, quantity)));
        expect(ask(writes, today, steady).lowest(quantity)).toBe(brute);
      }),
      { numRuns: 100 },
    ));

  const on = (n: number, unitPrice: number, list = 'standard'): Write => ({
    list,
    at: n * 24 + 10,
    periods: always(unitPrice),
  });

  it('is no reduced one where it was as low in the weeks before, and raised only to be lowered', () => {
    expect(ask([on(0, 80), on(90, 120), on(100, 80)], day(105), steady).before).toBeUndefined();
    expect(ask([on(0, 80), on(90, 120), on(100, 70)], day(105), steady).before).toBe(80);
  });

  it('is shown for 30 days, and is the price from then on', () => {
    const history = [on(0, 100), on(50, 80)];
    expect(ask(history, day(80), steady).before).toBe(100);
    expect(ask(history, day(81), steady).before).toBeUndefined();
  });

  it('is none where the item was not sold before, or costs more than before', () => {
    expect(ask([on(100, 80)], day(101), steady).before).toBeUndefined();
    expect(ask([on(0, 80), on(100, 90)], day(101), steady).before).toBeUndefined();
  });

  it('forgets what can no longer be compared with', () => {
    const events = Array.from({ length: 100 }, (_, n) => stored(on(n, 100 + n), n));
    expect([...fold(prices, events).values()][0]!.past).toHaveLength(63);
  });
});

describe('terms of the weeks before', () => {
  const campaign: PriceListData = {
    name: { en: 'Sale', fr: 'Solde' },
    currency: 'CAD',
    audience: 'everyone',
    groups: [],
    accounts: [],
    from: day(100),
    until: day(120),
    priority: 0,
    rules: [{ of: 'everything', named: '', milliPercent: -20_000, rounding: { step: 1, less: 0 } }],
  };
  const guest = { accountId: '', group: 'guest', currency: 'CAD', ownList: '' } as const;
  const at = (today: string, data: PriceListData, ...more: PriceListFormsRow['forms']): TermsOverTime => {
    const forms = [{ from: hour(99 * 24), data }, ...more];
    const earlier = earlierTerms(guest, [{ id: 'sale', forms }], 'standard', today);
    const lists: PriceTerms['lists'] = [
      { priceList: 'sale', because: 'everyone', rules: (more.at(-1)?.data ?? data).rules },
      { priceList: 'standard', because: 'standard', rules: [] },
    ];
    return { prices: { currency: 'CAD', standard: 'standard', lists }, earlier };
  };
  const standard: Write = { list: 'standard', at: 0, periods: always(100) };

  it('know when a list began that reduces everything', () =>
    expect(ask([standard], day(101), at(day(101), campaign)).before).toBe(100));

  it('know what its rule said before it said more', () => {
    const rules = [{ ...campaign.rules[0]!, milliPercent: -30_000 }];
    const deeper = { from: hour(105 * 24), data: { ...campaign, rules } };
    expect(ask([standard], day(106), at(day(106), campaign, deeper)).before).toBe(80);
  });

  it('are the same whatever the chunks are that they are made in', () => {
    const data = { priceList: 'sale', changed: { priority: 2 } };
    readModelSpecification(priceListForms)(
      { type: 'PriceListAdded', data: { priceList: 'sale', ...campaign } },
      { type: 'PriceListRevised', data },
      { type: 'PriceListRemoved', data: { priceList: 'sale' } },
    ).thenTheSameInChunksOfOne();
  });

  it('leave out lists that are not for the reader', () =>
    expect(
      earlierTerms(
        guest,
        [{ id: 'sale', forms: [{ from: hour(0), data: { ...campaign, audience: 'accounts', accounts: ['A'] } }] }],
        'standard',
        day(101),
      ),
    ).toEqual([]));
});
