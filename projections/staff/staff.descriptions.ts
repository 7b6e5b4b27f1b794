import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const staffDescriptions = defineDescriptions<StaffEvent>({
  category: 'staff',
  of: { StaffMemberAdded: ({ data: { name, role } }, _before, format) => ({ name, role: format.term(role) }) },
});
