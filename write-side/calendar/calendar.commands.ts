import type { calendarOperations } from '#contracts/calendar/calendar.ts';
import { calendar, type CalendarCommand } from '#domain/calendar/calendar.decider.ts';
import { CALENDAR_STREAM } from '#domain/calendar/calendar.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

async function run(command: CalendarCommand, context: OperationContext) {
  const { events } = await context.run(calendar, CALENDAR_STREAM, command);
  return { changed: events.length > 0 };
}

export const calendarCommands: Handlers<typeof calendarOperations, 'command'> = {
  async 'admin/calendar/change'({ seen, changed }, context) {
    await run({ type: 'ChangeCalendar', seen: saidFields(seen), changed: saidFields(changed) }, context);
    return { message: 'success' };
  },
  'calendar/save': (data, context) => run({ type: 'SaveCalendar', data }, context),
};
