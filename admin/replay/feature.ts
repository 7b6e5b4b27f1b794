import History from '@mui/icons-material/History';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ReplayPage } from './replay-page.tsx';

export const feature = {
  texts: ['admin-replay'],
  screens: [{ name: 'replay', icon: History, list: ReplayPage, menu: ['history', 20] }],
} satisfies BackOfficeFeature;
