import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { CalendarPage } from './calendar-page.tsx';

export const calendar = { name: 'calendar', icon: EventBusy, list: CalendarPage };
