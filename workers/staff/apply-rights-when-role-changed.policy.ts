import type { RoleEvent } from '#domain/staff/role.events.ts';
import type { StaffEvent } from '#domain/staff/staff.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

type About = { readonly staffId: string } | { readonly role: string };

const ofMember = ({ data: { staffId } }: { readonly data: { readonly staffId: string } }) => ({ data: { staffId } });
const ofRole = ({ data: { role } }: { readonly data: { readonly role: string } }) => ({ data: { role } });

/** The command has done it already, unless its process ended in between. */
export const applyRightsWhenRoleChanged = definePolicy<StaffEvent | RoleEvent, About>({
  name: 'apply-rights-when-role-changed',
  on: {
    StaffMemberRoleChanged: ofMember,
    StaffMemberDeactivated: ofMember,
    RoleAdded: ofRole,
    RoleRevised: ofRole,
    RoleRemoved: ofRole,
  },
  kind: 'step',
  async run(about, { commands }) {
    if ('staffId' in about) await commands.staff.applyRights(about);
    else await commands.staff.applyRole(about);
  },
});
