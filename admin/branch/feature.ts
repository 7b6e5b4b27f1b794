import Storefront from '@mui/icons-material/StorefrontOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { BranchList } from './branch-list.tsx';
import { BranchPage } from './branch-page.tsx';

export const feature = {
  texts: ['admin-branch'],
  screens: [
    { name: 'branch', icon: Storefront, list: BranchList, show: BranchPage, create: BranchPage, menu: ['shop', 130] },
  ],
} satisfies BackOfficeFeature;
