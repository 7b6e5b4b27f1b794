import MenuBook from '@mui/icons-material/MenuBookOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { BookkeepingPage } from './bookkeeping-page.tsx';

export const feature = {
  texts: ['admin-bookkeeping'],
  screens: [{ name: 'bookkeeping', icon: MenuBook, list: BookkeepingPage, menu: ['sales', 58], right: 'credit' }],
} satisfies BackOfficeFeature;
