import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { CategoryPage } from './category-page.tsx';
import { CategoryTree } from './category-tree.tsx';

export const category = { name: 'category', icon: AccountTree, list: CategoryTree, show: CategoryPage };
