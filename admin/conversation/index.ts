import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Inbox } from './inbox.tsx';

export const message = { name: 'message', icon: ForumOutlined, list: Inbox };
