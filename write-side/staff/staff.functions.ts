import type { FactorChange } from '#domain/shared/second-factor.ts';
import { administrators } from '#domain/staff/administrators.decider.ts';
import { staff, type StaffState } from '#domain/staff/staff.decider.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { ADMINISTRATORS, administratorFunctions } from './administrator.ts';
import { checkMayDecideAbout, roleOf } from './role.functions.ts';

const INVITATION_HOURS = 7 * 24;

export const staffFunctions = {
  ...administratorFunctions,

  /** A token for one member's next password; those before it open nothing any more. Nobody's who was deactivated. */
  async issueLink(
    { staffId }: { readonly staffId: string },
    context: OperationContext,
  ): Promise<{ token: string; validHours: number }> {
    const token = await context.services.passwords.issueResetToken(`staff:${staffId}`, INVITATION_HOURS);
    return { token, validHours: INVITATION_HOURS };
  },

  /** Refuses with staff_not_found, right_not_own, limit_not_own where the caller decides nothing about a member. */
  async requireSay({ staffId }: { readonly staffId: string }, context: OperationContext): Promise<void> {
    await checkMayDecideAbout(staffId, context);
  },

  /** Ends the sessions of who has none, but for the caller's own: at the next sign-in one is demanded. */
  async endSessionsWithoutSecondFactor(_input: object, context: OperationContext): Promise<void> {
    const { secondFactors, sessions } = context.services;
    for (const { staffId } of await context.queries.staff.all()) {
      const subject = `staff:${staffId}`;
      if (subject !== context.caller.personId && !(await secondFactors.isSet(subject)))
        await sessions.endAllOf(subject);
    }
  },

  /** A second factor of a member came or went. */
  async recordFactor(
    { staffId, change }: { readonly staffId: string; readonly change: FactorChange },
    context: OperationContext,
  ): Promise<void> {
    const { caller, now: at, language } = context;
    await context.run(staff, `staff-${staffId}`, { ...change, staffId, by: caller.personId, at, language });
  },

  /** Brings the sessions of a member to what they may do now; harmless when repeated. */
  async applyRights({ staffId }: { readonly staffId: string }, context: OperationContext): Promise<void> {
    const { state } = await context.load(staff, `staff-${staffId}`);
    await apply(staffId, state, context);
  },

  /** The same of all who have a role. */
  async applyRole({ role }: { readonly role: string }, context: OperationContext): Promise<void> {
    const members = (await context.queries.staff.all()).filter((member) => member.role === role);
    for (const { staffId } of members) await staffFunctions.applyRights({ staffId }, context);
  },
};

async function apply(staffId: string, { isActive, role }: StaffState, context: OperationContext): Promise<void> {
  const { sessions, passwords } = context.services;
  const subject = `staff:${staffId}`;
  if (isActive && role !== undefined) {
    const { rights, limits } = await roleOf(role, context);
    return sessions.setRightsOf(subject, rights, limits);
  }
  await sessions.endAllOf(subject);
  await passwords.revokeResetTokens(subject);
}

/** Whoever can sign in as an administrator is one. */
export const appoint = (staffId: string, context: OperationContext) =>
  context.run(administrators, ADMINISTRATORS, { type: 'Appoint', staffId });
/** @throws DomainError last_administrator */
export const dismiss = (staffId: string, context: OperationContext) =>
  context.run(administrators, ADMINISTRATORS, { type: 'Dismiss', staffId });

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly staff: FunctionsOf<typeof staffFunctions>;
  }
}
