import Insights from '@mui/icons-material/Insights';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const feature = {
  texts: ['admin-dashboard'],
  screens: [{ name: 'dashboard', icon: Insights, list: DashboardPage, menu: ['sales', 10] }],
} satisfies BackOfficeFeature;
