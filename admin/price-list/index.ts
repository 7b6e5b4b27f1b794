import ListAlt from '@mui/icons-material/ListAlt';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { PriceListPage } from './price-list-page.tsx';
import { PriceLists } from './price-lists.tsx';
import { Prices } from './price-table.tsx';

export const priceList = {
  name: 'price-list',
  icon: ListAlt,
  list: PriceLists,
  show: PriceListPage,
  create: PriceListPage,
};
export const price = { name: 'price', icon: RequestQuote, list: Prices };
