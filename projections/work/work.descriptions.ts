import type { WorkEvent } from '#domain/work/work.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const workDescriptions = defineDescriptions<WorkEvent>({
  category: 'work',
  of: {
    WorkClaimed: ({ data: { by } }, _before, format) => ({ person: format.person(by) }),
    WorkAssigned: ({ data: { to } }, _before, format) => ({ person: format.person(to) }),
    WorkReleased: ({ data: { by } }, _before, format) => ({ person: format.person(by) }),
  },
});
