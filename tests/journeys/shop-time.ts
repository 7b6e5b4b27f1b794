// Files of journeys share a process: each counts days as the shop that it visits does.
import { readTimeZoneFrom } from '#platform/shop/shop-calendar.ts';

readTimeZoneFrom(() => 'America/Toronto');
