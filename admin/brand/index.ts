import Sell from '@mui/icons-material/SellOutlined';
import { BrandList } from './brand-list.tsx';

export const brand = { name: 'brand', icon: Sell, list: BrandList };
