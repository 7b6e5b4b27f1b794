import type { staffOperations } from '#contracts/staff/staff.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { ADMINISTRATOR } from '#domain/shared/rights.ts';
import { staff } from '#domain/staff/staff.decider.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import {
  checkedSubject,
  checkPasskey,
  endSessions,
  onRecord,
  replacePassword,
  requireSecondFactor,
} from '#platform/adapters/session/sign-in.ts';

import { administratorCommands } from './administrator.ts';
import { beginDeskSession } from './desk-session.ts';
import { roleOf } from './role.functions.ts';
import { staffDeskCommands } from './staff-desk.commands.ts';
import { appoint } from './staff.functions.ts';

const success = { message: 'success' } as const;

export const staffCommands: Handlers<typeof staffOperations, 'command'> = {
  ...administratorCommands,
  ...staffDeskCommands,

  async 'admin/session/login'({ userName, password, ...shown }, context) {
    const subject = await checkedSubject('staff', userName, password, context);
    const role = await roleOfActive(subject, context);
    await requireSecondFactor(subject, shown, context);
    return beginDeskSession(subject, role, context);
  },

  async 'admin/session/loginwithpasskey'({ passkey }, context) {
    const subject = await checkPasskey('sign-in', passkey, context);
    if (!subject.startsWith('staff:')) return refuse('passkey_refused', {}, 'forbidden');
    return beginDeskSession(subject, await roleOfActive(subject, context), context);
  },

  async 'admin/session/logout'(_input, context) {
    if (context.caller.role !== 'anonymous') await onRecord('signed-out', context);
    await context.session.end();
    return success;
  },

  'admin/session/end': endSessions,

  async 'admin/session/changepassword'(input, context) {
    await replacePassword(input, context);
    return success;
  },

  async 'staff/add'({ userName, password, ...member }, context) {
    const { staffId, role } = member;
    await roleOf(role, context);
    const subject = `staff:${staffId}`;
    const nameHash = context.services.hashName(userName);
    await context.commands.contact.claimName({ nameHash, subject });
    const stream = `staff-${staffId}`;
    await context.run(staff, stream, { type: 'Add', ...member, at: context.now });
    await context.services.passwords.set(nameHash, subject, password);
    await context.run(staff, stream, { type: 'Join', staffId, at: context.now }, { step: 'join' });
    if (role === ADMINISTRATOR) await appoint(staffId, context);
    await onRecord('rights-changed', context, subject, { role });
    return success;
  },
};

/** @throws DomainError login_failed */
async function roleOfActive(subject: string, context: OperationContext): Promise<string> {
  const { state } = await context.load(staff, `staff-${subject.slice('staff:'.length)}`);
  return state.role && state.isActive ? state.role : refuse('login_failed', {}, 'forbidden');
}
