import Storefront from '@mui/icons-material/StorefrontOutlined';
import { BranchList } from './branch-list.tsx';
import { BranchPage } from './branch-page.tsx';

export const branch = { name: 'branch', icon: Storefront, list: BranchList, show: BranchPage, create: BranchPage };
