import type { preferenceOperations } from '#contracts/preference/preference.ts';
import { preference } from '#domain/preference/preference.decider.ts';
import { preferenceStream } from '#domain/preference/preference.events.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const preferenceCommands: Handlers<typeof preferenceOperations, 'command'> = {
  async 'profile/savepreferences'({ PaymentMethod: method }, context) {
    const { personId } = context.caller;
    await context.run(preference, preferenceStream(personId), {
      type: 'PreferPaymentMethod',
      personId,
      method,
      at: context.now,
    });
    return { message: 'success' };
  },
};
