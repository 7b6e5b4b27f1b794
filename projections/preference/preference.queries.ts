import type { preferenceOperations } from '#contracts/preference/preference.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { contactCopies } from './contact-copies.ts';
import { preferences } from './preferences.ts';

export interface Copied {
  readonly personId: string;
  readonly email: string;
}

export const preferenceQueries: Handlers<typeof preferenceOperations, 'query'> = {
  async 'profile/getpreferences'(_input, { caller, queries }) {
    const [{ method }, { options }, { wanted }] = await Promise.all([
      queries.preference.paymentMethod(),
      queries.checkout.paymentOptions(),
      queries.preference.contactCopies(),
    ]);
    return {
      // A method that the shop no longer offers is nobody's preference any more.
      PaymentMethod: options.find((option) => option.method === method)?.method ?? '',
      PaymentMethods: options.map((option) => ({ Method: option.method, Name: option.name })),
      CcOnContacts: caller.role === 'admin-contact' ? wanted : null,
    };
  },
};

export const preferenceFunctions = (read: ReadSide) => ({
  /** Whether the caller wishes for copies of letters to the contacts of their account. */
  async contactCopies(_input: void, context: OperationContext): Promise<{ wanted: boolean }> {
    const { personId, accountId } = context.caller;
    const row = (await read.rows(contactCopies, [accountId], context)).get(accountId);
    return { wanted: row?.person_ids.includes(personId) ?? false };
  },

  /**
   * Who gets a copy of a letter to this person (spec 6, "CC me on contacts"): admin contacts of the person's account who wish for
   * it, may see all of its orders and quotes, and can sign in. Nobody where the shop has no preferences.
   */
  async copiesTo(
    { personId }: { readonly personId: string },
    context: OperationContext,
  ): Promise<{ contacts: Copied[] }> {
    const contactId = contactNumber({ personId });
    const { contact } = contactId ? await context.queries.contact.find({ contactId: String(contactId) }) : {};
    if (!contact) return { contacts: [] };
    const { accountIds } = await context.queries.account.family({ accountId: contact.accountId });
    const rows = await read.rows(contactCopies, accountIds, context);
    const wishing = [...rows.values()].flatMap(({ person_ids }) => person_ids).filter((one) => one !== personId);
    if (!wishing.length) return { contacts: [] };
    const { value } = await context.queries.setting.value({ name: settings.preferences });
    if (!isOnValue(value)) return { contacts: [] };
    const found = await Promise.all(
      wishing.map(async (one) => {
        const { contact: admin } = await context.queries.contact.find({
          contactId: String(contactNumber({ personId: one })),
        });
        const isMeant = admin?.active && admin.role === 'admin-contact' && admin.orderAccess === 'View All';
        return isMeant ? [{ personId: one, email: admin.email }] : [];
      }),
    );
    return { contacts: found.flat() };
  },

  /** The method that the caller prefers to pay by; empty for none, and where the shop asks for none. */
  async paymentMethod(_input: void, context: OperationContext): Promise<{ method: string }> {
    const { personId, accountId } = context.caller;
    if (!accountId) return { method: '' };
    const { value } = await context.queries.setting.value({ name: settings.preferences });
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
