import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { staffMembers, type StaffRow } from './staff-members.ts';

const given = readModelSpecification<StaffRow, StaffEvent>(staffMembers);
const added = (staffId: string, role: string): StaffEvent => ({
  type: 'StaffMemberAdded',
  data: { staffId, role, name: 'Dana Wells', email: 'dana@example.com', addedAt: '2026-03-03T15:00:00.000Z' },
});

describe('the dealer’s staff', () => {
  it('are known by role, name and e-mail address', () =>
    given(added('1', 'csr'), added('2', 'auditor')).then(
      { staff_id: '1', role: 'csr', name: 'Dana Wells', email: 'dana@example.com' },
      { staff_id: '2', role: 'auditor' },
    ));
  it('are the same however their events are cut into chunks', () =>
    given(added('1', 'csr'), added('2', 'manager')).thenTheSameInChunksOfOne());
});
