import Visibility from '@mui/icons-material/VisibilityOutlined';
import { LookList } from './look-list.tsx';

export const look = { name: 'look', icon: Visibility, list: LookList };
