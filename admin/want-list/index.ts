import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import { WantList } from './want-list.tsx';

export const wantList = { name: 'want-list', icon: NotificationsActive, list: WantList };
