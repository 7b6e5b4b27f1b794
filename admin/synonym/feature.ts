import SwapHoriz from '@mui/icons-material/SwapHoriz';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { SynonymList } from './synonym-list.tsx';
import { synonymReader } from './synonym.reader.ts';

export const feature = {
  texts: ['admin-synonym'],
  screens: [{ name: 'synonym', icon: SwapHoriz, list: SynonymList, menu: ['catalogue', 60], reader: synonymReader }],
} satisfies BackOfficeFeature;
