import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

export const staffWords = defineWords<StaffEvent>({
  category: 'staff',
  of: { StaffMemberAdded: ({ data: { name, role } }, _before, say) => ({ name, role: say.term(role) }) },
});
