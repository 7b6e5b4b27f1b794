import type { PriceListData } from '#domain/price-list/pricing.events.ts';
import { masterDataReadModel } from '#platform/shop/master-data/master-data.ts';

/** What is said of price lists besides their prices. */
export const priceLists = masterDataReadModel<'PriceList', 'priceList', PriceListData>(
  'pricing',
  'PriceList',
  'priceList',
);
