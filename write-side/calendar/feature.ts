import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { calendarCommands } from './calendar.commands.ts';

export const feature = {
  commands: calendarCommands,
} satisfies WriteFeature;
