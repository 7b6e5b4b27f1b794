import Inbox from '@mui/icons-material/Inbox';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { WorkQueue } from './work-queue.tsx';

export const feature = {
  texts: ['admin-work'],
  screens: [{ name: 'work', icon: Inbox, list: WorkQueue, menu: ['sales', 20] }],
} satisfies BackOfficeFeature;
