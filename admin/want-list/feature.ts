import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { WantList } from './want-list.tsx';
import { wantListReader } from './want-list.reader.ts';

export const feature = {
  texts: ['admin-want-list'],
  screens: [
    { name: 'want-list', icon: NotificationsActive, list: WantList, menu: ['catalogue', 120], reader: wantListReader },
  ],
} satisfies BackOfficeFeature;
