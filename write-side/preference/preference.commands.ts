import type { preferenceOperations } from '#contracts/preference/preference.ts';
import { preference } from '#domain/preference/preference.decider.ts';
import { preferenceStream } from '#domain/preference/preference.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const preferenceCommands: Handlers<typeof preferenceOperations, 'command'> = {
  async 'profile/savepreferences'({ PaymentMethod: method, CcOnContacts: wanted }, context) {
    const { personId, accountId, role } = context.caller;
    if (wanted !== undefined && role !== 'admin-contact') refuse('forbidden', {}, 'forbidden');
    await context.run(preference, preferenceStream(personId), {
      type: 'Prefer',
      personId,
      method,
      ...(wanted === undefined ? {} : { contactCopies: { accountId, wanted } }),
      at: context.now,
    });
    return { message: 'success' };
  },
};
