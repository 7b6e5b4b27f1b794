import type { StaffEvent, StaffRole } from '#domain/staff/staff.events.ts';
import { defineReadModel, put } from '#platform/read-model/read-model.ts';

export interface StaffRow {
  readonly staff_id: string;
  readonly role: StaffRole;
  readonly name: string;
  readonly email: string;
}

export const staffMembers = defineReadModel<StaffRow, StaffEvent>({
  name: 'staff',
  version: 1,
  key: 'staff_id',
  columns: { staff_id: 'text', role: 'text', name: 'text', email: 'text' },
  streams: ({ staff_id }) => [`staff-${staff_id}`],
  on: {
    StaffMemberAdded: ({ data: { staffId, role, name, email } }) =>
      put<StaffRow>(staffId, { staff_id: staffId, role, name, email }),
  },
});
