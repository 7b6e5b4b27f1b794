import Straighten from '@mui/icons-material/Straighten';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { AttributeList } from './attribute-list.tsx';
import { AttributePage, NewAttribute } from './attribute-page.tsx';

export const feature = {
  texts: ['admin-attribute'],
  screens: [
    {
      name: 'attribute',
      icon: Straighten,
      list: AttributeList,
      show: AttributePage,
      create: NewAttribute,
      menu: ['catalogue', 30],
    },
  ],
} satisfies BackOfficeFeature;
