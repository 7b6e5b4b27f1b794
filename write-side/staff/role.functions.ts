import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { ADMINISTRATOR, presetRoles, requireMayGive, type Giver, type RoleData } from '#domain/shared/rights.ts';
import { role as roleDecider } from '#domain/staff/role.decider.ts';
import { staff, type StaffState } from '#domain/staff/staff.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** What a role is now: as it was last changed, or as the shop had it from the start. */
export async function roleOf(role: string, context: OperationContext): Promise<RoleData> {
  if (role === ADMINISTRATOR) return needed(presetRoles[ADMINISTRATOR], 'role of administrators');
  const { state } = await context.load(roleDecider, `role-${role}`);
  return state.data ?? own(presetRoles, role) ?? notFound('role_not_found');
}

/** What the caller may give away. The shop itself, as the demonstration's loader, has no bounds. */
export async function giverOf({ caller, load }: OperationContext): Promise<Giver | undefined> {
  if (caller.role === 'system') return undefined;
  const { state } = await load(staff, caller.personId.replace(':', '-'));
  return {
    rights: caller.rights ?? [],
    limits: caller.limits ?? {},
    isAdministrator: state.role === ADMINISTRATOR,
  };
}

/** @throws DomainError right_not_own, limit_not_own */
export async function checkMayGive(
  given: Pick<RoleData, 'rights' | 'limits'>,
  context: OperationContext,
): Promise<void> {
  const giver = await giverOf(context);
  if (giver) requireMayGive(given, giver);
}

/** Who has fewer rights or narrower limits than somebody decides nothing about them. @throws DomainError as checkMayGive */
export async function checkMayDecideAbout(staffId: string, context: OperationContext): Promise<StaffState> {
  const { state } = await context.load(staff, `staff-${staffId}`);
  await checkMayGive(await roleOf(state.role ?? notFound('staff_not_found'), context), context);
  return state;
}
