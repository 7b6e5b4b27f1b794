import History from '@mui/icons-material/History';
import { ReplayPage } from './replay-page.tsx';

export const replay = { name: 'replay', icon: History, list: ReplayPage };
