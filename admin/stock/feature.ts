import Inventory from '@mui/icons-material/Inventory2Outlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { StockList } from './stock-list.tsx';
import { StockShow } from './stock-show.tsx';
import { stockReader } from './stock.reader.ts';
import { CountPage, TransferPage } from './sheet-page.tsx';

export const feature = {
  texts: ['admin-stock'],
  screens: [
    { name: 'stock', icon: Inventory, list: StockList, show: StockShow, menu: ['catalogue', 110], reader: stockReader },
  ],
  pages: [
    { path: '/stock/count', Page: CountPage },
    { path: '/stock/transfer', Page: TransferPage },
  ],
} satisfies BackOfficeFeature;
