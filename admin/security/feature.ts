import Security from '@mui/icons-material/SecurityOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { SecurityLog } from './security-log.tsx';
import { securityReader } from './security.reader.ts';

export const feature = {
  screens: [
    {
      name: 'security',
      icon: Security,
      list: SecurityLog,
      menu: ['history', 50],
      right: 'audit',
      reader: securityReader,
    },
  ],
} satisfies BackOfficeFeature;
