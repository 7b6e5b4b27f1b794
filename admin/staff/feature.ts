import Badge from '@mui/icons-material/BadgeOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { StaffPage } from './staff-page.tsx';

export const feature = {
  texts: ['admin-staff'],
  screens: [{ name: 'staff', icon: Badge, list: StaffPage, menu: ['shop', 180], right: 'staff' }],
} satisfies BackOfficeFeature;
