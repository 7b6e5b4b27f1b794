import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { calendarCommands } from './calendar.commands.ts';

export const feature = {
  commands: calendarCommands,
} satisfies WriteFeature;
