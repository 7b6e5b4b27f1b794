import * as events from './events.ts';

export const eventCatalogue = Object.values(events);
