import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface StaffRow {
  readonly staff_id: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly has_joined: boolean;
  readonly is_active: boolean;
}

const set = (staffId: string, changed: Partial<StaffRow>) =>
  update<StaffRow>(staffId, (row) => ({ ...row, ...changed }));

export const staffMembers = defineReadModel<StaffRow, StaffEvent>({
  name: 'staff',
  version: 2,
  key: 'staff_id',
  columns: {
    staff_id: 'text',
    role: 'text',
    name: 'text',
    email: 'text',
    has_joined: 'boolean',
    is_active: 'boolean',
  },
  streams: ({ staff_id }) => [`staff-${staff_id}`],
  on: {
    StaffMemberAdded: ({ data: { staffId, role, name, email } }) =>
      put<StaffRow>(staffId, { staff_id: staffId, role, name, email, has_joined: false, is_active: true }),
    StaffMemberJoined: ({ data: { staffId } }) => set(staffId, { has_joined: true }),
    StaffMemberRoleChanged: ({ data: { staffId, role } }) => set(staffId, { role }),
    StaffMemberDeactivated: ({ data: { staffId } }) => set(staffId, { is_active: false }),
    StaffMemberReactivated: ({ data: { staffId } }) => set(staffId, { is_active: true }),
  },
});
