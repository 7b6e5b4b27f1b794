import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ImportSourceList } from './import-source-list.tsx';
import { ImportSourcePage } from './import-source-page.tsx';

export const feature = {
  texts: ['admin-import-source'],
  screens: [
    {
      name: 'import-source',
      icon: EventRepeat,
      list: ImportSourceList,
      show: ImportSourcePage,
      create: ImportSourcePage,
      menu: ['catalogue', 140],
    },
  ],
} satisfies BackOfficeFeature;
