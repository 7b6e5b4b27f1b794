import Insights from '@mui/icons-material/Insights';
import { DashboardPage } from './dashboard-page.tsx';

export const dashboard = { name: 'dashboard', icon: Insights, list: DashboardPage };
