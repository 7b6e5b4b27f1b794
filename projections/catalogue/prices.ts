import type { CurrencyCode } from '#domain/shared/money.ts';
import type { PriceListEvent, PriceTier } from '#domain/price-list/price-list.events.ts';
import { defineReadModel, put, update } from '#platform/read-model/read-model.ts';

export interface PriceRow {
  /** `<price list>.<item number>` */
  readonly key: string;
  readonly price_list: string;
  readonly item_number: string;
  readonly version: number;
  readonly currency: CurrencyCode;
  /** Empty: withdrawn. */
  readonly tiers: readonly PriceTier[];
}

export const priceKey = (priceList: string, itemNumber: string) => `${priceList}.${itemNumber}`;

export const prices = defineReadModel<PriceRow, PriceListEvent>({
  name: 'price',
  version: 2,
  key: 'key',
  columns: {
    key: 'text',
    price_list: 'text',
    item_number: 'text',
    version: 'integer',
    currency: 'text',
    tiers: 'jsonb',
  },
  indexes: ['(price_list)'],
  streams: ({ key }) => [`price-list-${key}`],
  on: {
    PriceSet: ({ data: { priceList, itemNumber, version, currency, tiers } }) => {
      const key = priceKey(priceList, itemNumber);
      return put<PriceRow>(key, { key, price_list: priceList, item_number: itemNumber, version, currency, tiers });
    },
    PriceWithdrawn: ({ data: { priceList, itemNumber, version } }) =>
      update<PriceRow>(priceKey(priceList, itemNumber), (row) => ({ ...row, version, tiers: [] })),
  },
});
