import Inbox from '@mui/icons-material/Inbox';
import { WorkQueue } from './work-queue.tsx';

export const work = { name: 'work', icon: Inbox, list: WorkQueue };
