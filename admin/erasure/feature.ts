import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ErasureList } from './erasure-list.tsx';
import { erasureReader } from './erasure.reader.ts';

export const feature = {
  texts: ['admin-erasure'],
  screens: [
    {
      name: 'erasure',
      icon: PersonRemove,
      list: ErasureList,
      menu: ['sales', 65],
      right: 'customer',
      reader: erasureReader,
    },
  ],
} satisfies BackOfficeFeature;
