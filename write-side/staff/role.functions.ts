import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { ADMINISTRATOR, presetRoles, rights, type RoleData } from '#domain/shared/rights.ts';
import { role as roleDecider } from '#domain/staff/role.decider.ts';
import type { OperationContext } from '#platform/operations/context.ts';

/** What a role is now: as it was last changed, or as the shop had it from the start. */
export async function roleOf(role: string, context: OperationContext): Promise<RoleData> {
  if (role === ADMINISTRATOR) return presetRoles[ADMINISTRATOR]!;
  const { state } = await context.load(roleDecider, `role-${role}`);
  return state.data ?? presetRoles[role] ?? notFound('role_not_found');
}

/** Nobody gives away a right that is not theirs; the shop itself, as the demonstration's loader, has all. */
export function checkMayGive(given: Pick<RoleData, 'rights'>, { caller }: OperationContext): void {
  const own = caller.role === 'system' ? rights : (caller.rights ?? []);
  const beyond = given.rights.find((right) => !own.includes(right));
  if (beyond) refuse('right_not_own', { right: beyond }, 'forbidden');
}
