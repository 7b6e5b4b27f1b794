import EventBusy from '@mui/icons-material/EventBusyOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CalendarPage } from './calendar-page.tsx';

export const feature = {
  texts: ['admin-calendar'],
  screens: [{ name: 'calendar', icon: EventBusy, list: CalendarPage, menu: ['shop', 140] }],
} satisfies BackOfficeFeature;
