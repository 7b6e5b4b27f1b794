import type { CurrencyCode } from '#domain/shared/money.ts';
import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { ALWAYS, type PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { defineReadModel, update, type Change } from '#platform/read-model/read-model.ts';

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
}

export const priceKey = (priceList: string, itemNumber: string) => `${priceList}.${itemNumber}`;

type Written = Extract<PriceListEvent, { data: { currency: CurrencyCode } }>;

function write(
  { data }: StoredEvent<Written>,
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
    }),
  };
}

export const prices = defineReadModel<PriceRow, PriceListEvent>({
  name: 'price',
  version: 3,
  key: 'key',
  columns: {
    key: 'text',
    price_list: 'text',
    item_number: 'text',
    version: 'integer',
    currency: 'text',
    periods: 'jsonb',
    changes: 'jsonb',
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
    PriceWithdrawn: ({ data: { priceList, itemNumber, version } }) =>
      update<PriceRow>(priceKey(priceList, itemNumber), (row) => ({ ...row, version, periods: [] })),
  },
});
