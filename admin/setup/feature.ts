import Checklist from '@mui/icons-material/ChecklistOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { SetupPage } from './setup-page.tsx';

export const feature = {
  texts: ['admin-setup'],
  screens: [{ name: 'setup', icon: Checklist, list: SetupPage, menu: ['shop', 10] }],
} satisfies BackOfficeFeature;
