import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { NewPriceChange } from './new-price-change.tsx';
import { PriceChangePage } from './price-change-page.tsx';
import { PriceChanges } from './price-changes.tsx';
import { priceChangeReader } from './price-change.reader.ts';

export const feature = {
  texts: ['admin-price-change'],
  screens: [
    {
      name: 'price-change',
      icon: PriceChangeIcon,
      list: PriceChanges,
      show: PriceChangePage,
      create: NewPriceChange,
      menu: ['catalogue', 90],
      reader: priceChangeReader,
    },
  ],
} satisfies BackOfficeFeature;
