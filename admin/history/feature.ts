import History from '@mui/icons-material/Timeline';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { HistorySearch } from './history-search.tsx';
import { TimelinePage } from './timeline-page.tsx';

export const feature = {
  texts: ['admin-history'],
  screens: [{ name: 'history', icon: History, list: HistorySearch, show: TimelinePage, menu: ['history', 10] }],
} satisfies BackOfficeFeature;
