// How a shop gets its first administrator, and one who can no longer sign in gets a new password: by a link that only
// whoever runs the shop's programs can print.
import type { staffOperations } from '#contracts/staff/staff.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { ADMINISTRATOR } from '#domain/shared/rights.ts';
import { administrators } from '#domain/staff/administrators.decider.ts';
import { staff } from '#domain/staff/staff.decider.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { beginDeskSession } from './desk-session.ts';

export const ADMINISTRATORS = 'administrators-shop';
const VALID_HOURS = 24;
/** What a token is for that anybody may open who has the link. */
const ANYBODY = '';

export const administratorCommands: Pick<
  Handlers<typeof staffOperations, 'command'>,
  'admin/session/becomeadministrator'
> = {
  async 'admin/session/becomeadministrator'({ token, name, email, password }, context) {
    const { passwords, secondFactors, hashName } = context.services;
    const invited = await passwords.redeemResetToken('administrator', token);
    if (invited === undefined) return refuse('administrator_link_invalid', {}, 'invalid');
    const invitedEmail = invited.slice('administrator:'.length);
    if (invitedEmail !== ANYBODY && invitedEmail !== email) refuse('administrator_link_of_another', {}, 'invalid');

    const nameHash = hashName(email);
    const known = await passwords.ownerOf(nameHash);
    // Made of the name, so that a second link goes on where the first was cut off.
    const subject = known ?? `staff:${nameHash.slice(0, 16)}`;
    const staffId = subject.slice('staff:'.length);
    if (known === undefined) {
      await context.commands.contact.claimName({ nameHash, subject });
      const added = { type: 'Add', staffId, role: ADMINISTRATOR, name, email, at: context.now } as const;
      await context.run(staff, `staff-${staffId}`, added, { actor: subject });
      await onRecord('rights-changed', context, subject, { role: ADMINISTRATOR });
    } else {
      const { state } = await context.load(staff, `staff-${staffId}`);
      if (!subject.startsWith('staff:') || state.role !== ADMINISTRATOR || !state.isActive)
        refuse('user_name_taken', {}, 'conflict');
      await context.session.endAllOf(subject);
      await onRecord('password-changed', context, subject, { by: 'link' });
      if (await secondFactors.isSet(subject)) {
        await secondFactors.removeAll(subject);
        await onRecord('second-factor-removed', context, subject, { by: 'link' });
      }
    }
    await passwords.set(nameHash, subject, password);
    const by = { actor: subject };
    await context.run(staff, `staff-${staffId}`, { type: 'Join', staffId, at: context.now }, { ...by, step: 'join' });
    await context.run(administrators, ADMINISTRATORS, { type: 'Appoint', staffId }, by);
    return beginDeskSession(subject, ADMINISTRATOR, context);
  },
};

export const administratorFunctions = {
  /**
   * A token for one administrator's sign-in; those before it open nothing any more. Without an e-mail address
   * whoever has it chooses one.
   */
  async inviteAdministrator(
    { email = ANYBODY }: { readonly email?: string | undefined },
    { services }: OperationContext,
  ): Promise<{ token: string; validHours: number }> {
    return {
      token: await services.passwords.issueResetToken(`administrator:${email}`, VALID_HOURS),
      validHours: VALID_HOURS,
    };
  },
};
