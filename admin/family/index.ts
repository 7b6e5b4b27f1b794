import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import { FamilyList } from './family-list.tsx';
import { FamilyPage } from './family-page.tsx';
import { NewFamily } from './new-family.tsx';

export const family = {
  name: 'family',
  icon: Workspaces,
  list: FamilyList,
  show: FamilyPage,
  create: NewFamily,
};
