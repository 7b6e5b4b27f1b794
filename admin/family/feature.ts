import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { FamilyList } from './family-list.tsx';
import { FamilyPage } from './family-page.tsx';
import { NewFamily } from './new-family.tsx';
import { familyReader } from './family.reader.ts';

export const feature = {
  texts: ['admin-family'],
  screens: [
    {
      name: 'family',
      icon: Workspaces,
      list: FamilyList,
      show: FamilyPage,
      create: NewFamily,
      menu: ['catalogue', 50],
      reader: familyReader,
    },
  ],
} satisfies BackOfficeFeature;
