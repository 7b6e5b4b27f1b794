import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { AccessLogList } from './access-log-list.tsx';
import { accessLogReader } from './access-log.reader.ts';

export const feature = {
  screens: [
    {
      name: 'access-log',
      icon: Visibility,
      list: AccessLogList,
      menu: ['history', 40],
      right: 'audit',
      reader: accessLogReader,
    },
  ],
} satisfies BackOfficeFeature;
