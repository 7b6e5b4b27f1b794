// Members of staff are invited, get roles and are deactivated by whoever has the right to.
import { needed } from '#domain/shared/needed.ts';
import type { staffOperations } from '#contracts/staff/staff.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { ADMINISTRATOR } from '#domain/shared/rights.ts';
import { staff, type StaffCommand } from '#domain/staff/staff.decider.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { beginDeskSession } from './desk-session.ts';
import { checkMayDecideAbout, checkMayGive, roleOf } from './role.functions.ts';
import { appoint, dismiss } from './staff.functions.ts';

const success = { message: 'success' } as const;

const run = (command: StaffCommand, context: OperationContext, step = '') =>
  context.run(staff, `staff-${command.staffId}`, command, { step });

export const staffDeskCommands: Pick<
  Handlers<typeof staffOperations, 'command'>,
  | 'admin/session/join'
  | 'admin/staff/invite'
  | 'admin/staff/sendlink'
  | 'admin/staff/changerole'
  | 'admin/staff/deactivate'
  | 'admin/staff/reactivate'
> = {
  async 'admin/staff/invite'({ name, email, role, language }, context) {
    await checkMayGive(await roleOf(role, context), context);
    const { hashName } = context.services;
    const staffId = context.id('staff');
    const subject = `staff:${staffId}`;
    await context.commands.contact.claimName({ nameHash: hashName(email), subject });
    const of = { staffId, at: context.now };
    await run({ type: 'Add', ...of, role, name, email }, context);
    await run({ type: 'Invite', ...of, language }, context, 'invite');
    await onRecord('rights-changed', context, subject, { role });
    return success;
  },

  async 'admin/staff/sendlink'({ staffId, language }, context) {
    await checkMayDecideAbout(staffId, context);
    await run({ type: 'Invite', staffId, at: context.now, language }, context);
    return success;
  },

  async 'admin/session/join'({ token, password }, context) {
    const { passwords, secondFactors, hashName } = context.services;
    const subject = await passwords.redeemResetToken('staff', token);
    if (subject === undefined) return refuse('staff_link_invalid', {}, 'invalid');
    const staffId = subject.slice('staff:'.length);
    const { email } = await context.queries.staff.find({ staffId });
    await passwords.set(hashName(email), subject, password);
    await context.services.sessions.endAllOf(subject);
    const by = { actor: subject };
    const join = { type: 'Join', staffId, at: context.now } as const;
    const { state } = await context.run(staff, `staff-${staffId}`, join, by);
    if (state.role === ADMINISTRATOR) await appoint(staffId, context);
    await onRecord('password-changed', context, subject, { by: 'link' });
    const secondFactorNeeded = await secondFactors.isSet(subject);
    if (!secondFactorNeeded && state.role && state.isActive) await beginDeskSession(subject, state.role, context);
    return { secondFactorNeeded };
  },

  async 'admin/staff/changerole'({ staffId, role }, context) {
    const { role: before, hasJoined, isActive } = await checkMayDecideAbout(staffId, context);
    await checkMayGive(await roleOf(role, context), context);
    if (before === ADMINISTRATOR && role !== ADMINISTRATOR) await dismiss(staffId, context);
    await run({ type: 'ChangeRole', staffId, at: context.now, role }, context);
    if (role === ADMINISTRATOR && hasJoined && isActive) await appoint(staffId, context);
    await context.commands.staff.applyRights({ staffId });
    await onRecord('rights-changed', context, `staff:${staffId}`, { role });
    return success;
  },

  async 'admin/staff/deactivate'({ staffId }, context) {
    const { role } = await checkMayDecideAbout(staffId, context);
    if (role === ADMINISTRATOR) await dismiss(staffId, context);
    await run({ type: 'Deactivate', staffId, at: context.now }, context);
    await context.commands.staff.applyRights({ staffId });
    await onRecord('rights-changed', context, `staff:${staffId}`, { role: 'none' });
    return success;
  },

  async 'admin/staff/reactivate'({ staffId }, context) {
    const { role, hasJoined } = await checkMayDecideAbout(staffId, context);
    await run({ type: 'Reactivate', staffId, at: context.now }, context);
    if (role === ADMINISTRATOR && hasJoined) await appoint(staffId, context);
    await onRecord('rights-changed', context, `staff:${staffId}`, { role: needed(role, 'role') });
    return success;
  },
};
