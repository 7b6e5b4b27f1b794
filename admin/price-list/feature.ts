import ListAlt from '@mui/icons-material/ListAlt';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { PriceListPage } from './price-list-page.tsx';
import { PriceLists } from './price-lists.tsx';
import { Prices } from './price-table.tsx';
import { priceListReader, priceReader } from './price-list.reader.ts';
import { WhyPricePage } from './why-price-page.tsx';

export const feature = {
  texts: ['admin-price', 'admin-price-list'],
  screens: [
    {
      name: 'price-list',
      icon: ListAlt,
      list: PriceLists,
      show: PriceListPage,
      create: PriceListPage,
      menu: ['catalogue', 70],
      reader: priceListReader,
    },
    { name: 'price', icon: RequestQuote, list: Prices, menu: ['catalogue', 80], reader: priceReader },
  ],
  pages: [{ path: '/why-price', Page: WhyPricePage }],
} satisfies BackOfficeFeature;
