import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { SynonymList } from './synonym-list.tsx';

export const synonym = { name: 'synonym', icon: SwapHoriz, list: SynonymList };
