import Sell from '@mui/icons-material/SellOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { BrandList } from './brand-list.tsx';
import { brandReader } from './brand.reader.ts';

export const feature = {
  texts: ['admin-brand'],
  screens: [{ name: 'brand', icon: Sell, list: BrandList, menu: ['catalogue', 40], reader: brandReader }],
} satisfies BackOfficeFeature;
