import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { calendarDescriptions } from './calendar.descriptions.ts';
import { calendarFunctions, calendarQueries } from './calendar.queries.ts';
import { calendars } from './calendar.ts';

export const feature = {
  needs: ['setting', 'store'],
  mirrored: readModelList(calendars),
  descriptions: [calendarDescriptions],
  queries: (read: ReadSide) => calendarQueries(read),
  functions: (read: ReadSide) => ({ calendar: calendarFunctions(read) }),
} satisfies ProjectionFeature;
