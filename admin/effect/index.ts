import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { EffectList } from './effect-list.tsx';

export const effect = { name: 'effect', icon: PriorityHigh, list: EffectList };
