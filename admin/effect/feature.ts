import PriorityHigh from '@mui/icons-material/PriorityHigh';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { EffectList } from './effect-list.tsx';

export const feature = {
  texts: ['admin-effect'],
  screens: [{ name: 'effect', icon: PriorityHigh, list: EffectList, menu: ['operation', 20] }],
} satisfies BackOfficeFeature;
