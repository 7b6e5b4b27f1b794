import type { staffOperations } from '#contracts/staff.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { staff } from '#domain/staff/staff.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';
import {
  checkedSubject,
  checkSecondFactor,
  endSessions,
  onRecord,
  replacePassword,
} from '#platform/operations/sign-in.ts';

const success = { message: 'success' } as const;

export const staffCommands: Handlers<typeof staffOperations, 'command'> = {
  async 'admin/session/login'({ userName, password, code }, context) {
    const subject = await checkedSubject('staff', userName, password, context);
    const { state } = await context.load(staff, `staff-${subject.slice('staff:'.length)}`);
    if (!state.role) return refuse('login_failed', {}, 'forbidden');
    const { secondFactors, secondFactorRequired } = context.services;
    const isSet = await secondFactors.isSet(subject);
    if (isSet) await checkSecondFactor(subject, code ?? refuse('second_factor_required', {}, 'forbidden'), context);
    await context.session.begin(subject, {
      role: state.role,
      accountId: '',
      orderId: '',
      ...(secondFactorRequired && !isSet ? { lacksSecondFactor: true } : {}),
    });
    await onRecord('signed-in', context);
    return { ...(await context.queries.staff.me()), role: state.role };
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
    const subject = `staff:${member.staffId}`;
    const nameHash = context.services.hashName(userName);
    await context.commands.account.claimName({ nameHash, subject });
    await context.run(staff, `staff-${member.staffId}`, { type: 'Add', ...member, at: context.now });
    await context.services.passwords.set(nameHash, subject, password);
    await onRecord('rights-changed', context, subject, { role: member.role });
    return success;
  },
};
