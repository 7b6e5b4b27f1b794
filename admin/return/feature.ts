import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ReturnList } from './return-list.tsx';
import { ReturnPage } from './return-page.tsx';
import { returnReader } from './return.reader.ts';

export const feature = {
  texts: ['admin-return'],
  screens: [
    {
      name: 'return',
      icon: AssignmentReturn,
      list: ReturnList,
      show: ReturnPage,
      menu: ['sales', 55],
      reader: returnReader,
    },
  ],
} satisfies BackOfficeFeature;
