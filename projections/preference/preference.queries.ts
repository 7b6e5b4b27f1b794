import type { preferenceOperations } from '#contracts/preference/preference.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { preferences } from './preferences.ts';

export const preferenceQueries: Handlers<typeof preferenceOperations, 'query'> = {
  async 'profile/getpreferences'(_input, { queries }) {
    const [{ method }, { options }] = await Promise.all([
      queries.preference.paymentMethod(),
      queries.checkout.paymentOptions(),
    ]);
    return {
      // A method that the shop no longer offers is nobody's preference any more.
      PaymentMethod: options.find((option) => option.method === method)?.method ?? '',
      PaymentMethods: options.map((option) => ({ Method: option.method, Name: option.name })),
    };
  },
};

export const preferenceFunctions = (read: ReadSide) => ({
  /** The method that the caller prefers to pay by; empty for none, and where the shop asks for none. */
  async paymentMethod(_input: void, context: OperationContext): Promise<{ method: string }> {
    const { personId, accountId } = context.caller;
    if (!accountId) return { method: '' };
    const { value } = await context.queries.store.setting({ name: settings.preferences });
    if (!isOnValue(value)) return { method: '' };
    const row = (await read.rows(preferences, [personId], context)).get(personId);
    return { method: row?.payment_method ?? '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly preference: FunctionsOf<ReturnType<typeof preferenceFunctions>>;
  }
}
