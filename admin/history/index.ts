import History from '@mui/icons-material/Timeline';
import { HistorySearch } from './history-search.tsx';
import { TimelinePage } from './timeline-page.tsx';

export const history = { name: 'history', icon: History, list: HistorySearch, show: TimelinePage };
