import { isDeepStrictEqual } from 'node:util';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { ALWAYS, type PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { defineReadModel, update, type Change } from '#platform/kernel/read-model/read-model.ts';
import { isForgotten } from './price-memory.ts';

/** What was written before, as it counted until a moment (ISO). */
interface PastPrices {
  readonly until: string;
  readonly currency: CurrencyCode;
  readonly periods: readonly PricePeriod[];
}

export interface PriceRow {
  /** `<price list>.<item number>` */
  readonly key: string;
  readonly price_list: string;
  readonly item_number: string;
  readonly version: number;
  readonly currency: CurrencyCode;
  /** In their order, never overlapping; empty: withdrawn. */
  readonly periods: readonly PricePeriod[];
  /** Planned changes that it went through and that were not taken back. */
  readonly changes: readonly string[];
  /** When it was written first, ISO. */
  readonly first_at: string;
  /** Of the weeks that a reduced price is compared with, the oldest first. */
  readonly past: readonly PastPrices[];
}

export const BY_ITEM = knex.raw('item_number collate "C"');

/** What rules of price lists go by. */
export const itemToPrice = (
  {
    item_number: itemNumber,
    data: { brand, category },
  }: { readonly item_number: string; readonly data: { readonly brand: string; readonly category: string } },
  ancestors: (category: string) => readonly string[],
) => ({ itemNumber, brand, categories: () => ancestors(category) });

export const priceKey = (priceList: string, itemNumber: string) => `${priceList}.${itemNumber}`;

type Written = Extract<PriceListEvent, { data: { currency: CurrencyCode } }>;

function write(
  { data, at }: StoredEvent<Written>,
  periods: readonly PricePeriod[],
  changesOf: (before: readonly string[]) => readonly string[],
): Change<PriceRow> {
  const { priceList, itemNumber, version, currency } = data;
  const key = priceKey(priceList, itemNumber);
  return {
    key,
    apply: (row) => ({
      key,
      price_list: priceList,
      item_number: itemNumber,
      version,
      currency,
      periods,
      changes: changesOf(row?.changes ?? []),
      first_at: row?.first_at ?? at,
      past: pastOf(row, { currency, periods }, at),
    }),
  };
}

/** What was written again as it was has not changed. */
function pastOf(row: PriceRow | undefined, now: Pick<PriceRow, 'currency' | 'periods'>, at: string) {
  if (!row) return [];
  const before = { until: at, currency: row.currency, periods: row.periods };
  const isSame = row.currency === now.currency && isDeepStrictEqual(row.periods, now.periods);
  return [...row.past, ...(isSame ? [] : [before])].filter(({ until }) => !isForgotten(until, at));
}

export const prices = defineReadModel<PriceRow, PriceListEvent>({
  name: 'price',
  version: 4,
  key: 'key',
  columns: {
    key: 'text',
    price_list: 'text',
    item_number: 'text',
    version: 'integer',
    currency: 'text',
    periods: 'jsonb',
    changes: 'jsonb',
    first_at: 'text',
    past: 'jsonb',
  },
  indexes: ['(price_list, item_number collate "C")', `using gin (changes) where changes <> '[]'::jsonb`],
  streams: ({ key }) => [`price-list-${key}`],
  on: {
    PriceSet: (event) => write(event, [{ ...ALWAYS, tiers: event.data.tiers }], (before) => before),
    PricesScheduled: (event) => {
      const { periods, priceChange } = event.data;
      return write(event, periods, (before) => (priceChange ? [...before, priceChange] : before));
    },
    PriceChangeReverted: (event) =>
      write(event, event.data.periods, (before) => before.filter((one) => one !== event.data.priceChange)),
    PriceWithdrawn: ({ data: { priceList, itemNumber, version }, at }) =>
      update<PriceRow>(priceKey(priceList, itemNumber), (row) => ({
        ...row,
        version,
        periods: [],
        past: pastOf(row, { ...row, periods: [] }, at),
      })),
  },
});
