import Warehouse from '@mui/icons-material/WarehouseOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { WarehouseList } from './warehouse-list.tsx';
import { WarehousePage } from './warehouse-page.tsx';

export const feature = {
  texts: ['admin-warehouse'],
  screens: [
    {
      name: 'warehouse',
      icon: Warehouse,
      list: WarehouseList,
      show: WarehousePage,
      create: WarehousePage,
      menu: ['shop', 120],
    },
  ],
} satisfies BackOfficeFeature;
