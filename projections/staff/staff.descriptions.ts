import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { own } from '#domain/shared/dictionary.ts';
import { presetRoles } from '#domain/shared/rights.ts';
import type { AdministratorsEvent } from '#domain/staff/administrators.events.ts';
import type { StaffEvent } from '#domain/staff/staff.events.ts';
import {
  defineDescriptions,
  masterDataDescriptions,
} from '#projections/shared/event-descriptions/event-descriptions.ts';

/** A role that was composed is called by its id: its name may be another by now. */
const roleName = (role: string, format: EventFormatter): string => {
  const preset = own(presetRoles, role);
  return preset ? format.name(preset.name) : role;
};

interface Known {
  readonly name: string;
}

export const staffDescriptions = defineDescriptions<StaffEvent, Known>({
  category: 'staff',
  group: 'staff',
  fold: {
    initialState: { name: '' },
    evolve: (known, event) => (event.type === 'StaffMemberAdded' ? { name: event.data.name } : known),
  },
  of: {
    StaffMemberAdded: ({ data: { name, role } }, _before, format) => ({ name, role: roleName(role, format) }),
    StaffMemberInvited: (_event, { name }) => ({ name }),
    StaffMemberJoined: (_event, { name }) => ({ name }),
    StaffMemberRoleChanged: ({ data: { role } }, { name }, format) => ({ name, role: roleName(role, format) }),
    StaffMemberDeactivated: (_event, { name }) => ({ name }),
    StaffMemberReactivated: (_event, { name }) => ({ name }),
    StaffMemberSecondFactorAdded: ({ data: { factor } }, { name }, format) => ({ name, factor: format.term(factor) }),
    StaffMemberSecondFactorRemoved: ({ data: { factor } }, { name }, format) => ({
      name,
      factor: format.term(factor === 'all' ? 'allFactors' : factor),
    }),
  },
});

export const roleDescriptions = masterDataDescriptions('role', { thing: 'Role', idField: 'role', group: 'staff' });

export const administratorsDescriptions = defineDescriptions<AdministratorsEvent>({
  category: 'administrators',
  group: 'staff',
  of: {
    AdministratorAppointed: ({ data: { staffId } }) => ({ staffId }),
    AdministratorDismissed: ({ data: { staffId } }) => ({ staffId }),
  },
});
