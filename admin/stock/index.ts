import Inventory from '@mui/icons-material/Inventory2Outlined';
import { StockList } from './stock-list.tsx';
import { StockShow } from './stock-show.tsx';

export const stock = { name: 'stock', icon: Inventory, list: StockList, show: StockShow };
