import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { NewPriceChange } from './new-price-change.tsx';
import { PriceChangePage } from './price-change-page.tsx';
import { PriceChanges } from './price-changes.tsx';

export const priceChange = {
  name: 'price-change',
  icon: PriceChangeIcon,
  list: PriceChanges,
  show: PriceChangePage,
  create: NewPriceChange,
};
