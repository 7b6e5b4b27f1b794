import type { secondFactorOperations } from '#contracts/second-factor.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { checkSecondFactor, onRecord } from '#platform/operations/sign-in.ts';

const success = { message: 'success' } as const;

export const secondFactorCommands: Handlers<typeof secondFactorOperations, 'command'> = {
  async 'admin/secondfactor/begin'(_input, context) {
    const {
      caller: { personId },
      services: { secondFactors },
    } = context;
    if (await secondFactors.isSet(personId)) refuse('second_factor_set');
    const { email } = await context.queries.staff.me();
    const { secret, uri } = await secondFactors.begin(personId, email);
    // Loaded when somebody sets one up: it is needed once in the life of a member of staff.
    const { default: qr } = await import('qrcode');
    return { secret, qrCode: await qr.toString(uri, { type: 'svg', margin: 1 }) };
  },

  async 'admin/secondfactor/confirm'({ code }, context) {
    const {
      caller: { role, personId },
      services: { secondFactors },
      session,
    } = context;
    const recoveryCodes =
      (await secondFactors.confirm(personId, code)) ?? refuse('second_factor_wrong', {}, 'forbidden');
    await onRecord('second-factor-set', context);
    // Sessions elsewhere that began with the password alone end; and here it is a new right, so a new
    // session.
    await session.endAllOf(personId);
    if (role !== 'anonymous' && role !== 'system') await session.begin(personId, { role, accountId: '', orderId: '' });
    return { recoveryCodes: [...recoveryCodes] };
  },

  async 'admin/secondfactor/remove'({ password, code }, context) {
    const {
      caller: { personId },
      services: { passwords, secondFactors },
      session,
    } = context;
    await checkSecondFactor(personId, code, context);
    if (!(await passwords.isOf(personId, password))) refuse('password_wrong', {}, 'forbidden');
    await secondFactors.remove(personId);
    await session.endOthers();
    await onRecord('second-factor-removed', context);
    return success;
  },

  async 'admin/secondfactor/reset'({ staffId }, context) {
    const subject = `staff:${staffId}`;
    const { name } = await context.queries.staff.find({ staffId });
    if (!name) refuse('staff_not_found', {}, 'not-found');
    await context.services.secondFactors.remove(subject);
    await context.session.endAllOf(subject);
    await onRecord('second-factor-removed', context, subject);
    return success;
  },
};
