import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CategoryPage } from './category-page.tsx';
import { CategoryTree } from './category-tree.tsx';

export const feature = {
  texts: ['admin-category'],
  screens: [{ name: 'category', icon: AccountTree, list: CategoryTree, show: CategoryPage, menu: ['catalogue', 20] }],
} satisfies BackOfficeFeature;
