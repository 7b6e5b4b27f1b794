import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { ADMINISTRATOR, presetRoles, type Limits, type Right, type RoleData } from '#domain/shared/rights.ts';
import { role as roleDecider } from '#domain/staff/role.decider.ts';
import { staff, type StaffState } from '#domain/staff/staff.decider.ts';
import type { OperationContext } from '#platform/operations/context.ts';

/** What a role is now: as it was last changed, or as the shop had it from the start. */
export async function roleOf(role: string, context: OperationContext): Promise<RoleData> {
  if (role === ADMINISTRATOR) return presetRoles[ADMINISTRATOR]!;
  const { state } = await context.load(roleDecider, `role-${role}`);
  return state.data ?? own(presetRoles, role) ?? notFound('role_not_found');
}

/** Which right a limit is about: without it the limit means nothing. */
const RIGHT_OF: Readonly<Record<keyof Limits, Right>> = { discountPercent: 'quote', refundAmount: 'refund' };

/**
 * Nobody gives away a right or a limit that is not theirs. The shop itself, as the demonstration's loader, has all; an
 * administrator has every right, and says what the limits of the others are: nobody can change theirs.
 * @throws DomainError right_not_own, limit_not_own
 */
export async function checkMayGive(
  given: Pick<RoleData, 'rights' | 'limits'>,
  { caller, load }: OperationContext,
): Promise<void> {
  if (caller.role === 'system') return;
  const beyond = given.rights.find((right) => !caller.rights?.includes(right));
  if (beyond) refuse('right_not_own', { right: beyond }, 'forbidden');
  const limit = Object.entries(RIGHT_OF).find(
    ([name, right]) =>
      given.rights.includes(right) &&
      (given.limits[name as keyof Limits] ?? Infinity) > (caller.limits?.[name as keyof Limits] ?? Infinity),
  )?.[0];
  if (!limit) return;
  const { state } = await load(staff, caller.personId.replace(':', '-'));
  if (state.role !== ADMINISTRATOR) refuse('limit_not_own', { limit }, 'forbidden');
}

/** Who has fewer rights or narrower limits than somebody decides nothing about them. @throws DomainError as checkMayGive */
export async function checkMayDecideAbout(staffId: string, context: OperationContext): Promise<StaffState> {
  const { state } = await context.load(staff, `staff-${staffId}`);
  await checkMayGive(await roleOf(state.role ?? notFound('staff_not_found'), context), context);
  return state;
}
