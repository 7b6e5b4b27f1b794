import type { staffOperations } from '#contracts/staff.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { staff } from '#domain/staff/staff.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;

export const staffCommands: Handlers<typeof staffOperations, 'command'> = {
  async 'admin/session/login'({ userName, password }, context) {
    const subject = await context.services.passwords.check(context.services.hashName(userName), password);
    if (!subject?.startsWith('staff:')) return refuse('login_failed', {}, 'forbidden');
    const { state } = await context.load(staff, `staff-${subject.slice('staff:'.length)}`);
    if (!state.role) return refuse('login_failed', {}, 'forbidden');
    await context.session.begin(subject, { role: state.role, accountId: '', orderId: '' });
    return { ...(await context.call('admin/session/me', {})), role: state.role };
  },

  async 'admin/session/logout'(_input, context) {
    await context.session.end();
    return success;
  },

  async 'staff/add'({ userName, password, ...member }, context) {
    const subject = `staff:${member.staffId}`;
    const nameHash = context.services.hashName(userName);
    await context.call('account/claimname', { nameHash, subject });
    await context.run(staff, `staff-${member.staffId}`, { type: 'Add', ...member, at: context.now });
    await context.services.passwords.set(nameHash, subject, password);
    return success;
  },
};
