import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactEvent } from '#domain/contact/contact.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { newOwnerOf } from './new-owner.ts';

export const contactStates = {
  /** Whether somebody was removed, or never was. */
  async isGone({ contactId }: { readonly contactId: string }, context: OperationContext): Promise<{ isGone: boolean }> {
    const { data, isDeleted } = (await context.load(contact, `contact-${contactId}`)).state;
    return { isGone: !data || isDeleted === true };
  },

  /** The e-mail address that a change of a contact replaced; empty where it left it as it was. */
  async emailBefore(
    { contactId, revision }: { readonly contactId: string; readonly revision: number },
    context: OperationContext,
  ): Promise<{ before: string }> {
    const events = (await context.history(`contact-${contactId}`, 0, revision + 1)) as readonly (ContactEvent &
      StoredEvent)[];
    const emailAfter = (seen: readonly ContactEvent[]) =>
      seen.reduce(contact.evolve, contact.initialState).data?.email ?? '';
    const [before, after] = [emailAfter(events.slice(0, -1)), emailAfter(events)];
    return { before: before === after ? '' : before };
  },

  newOwnerOf,
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly contact: FunctionsOf<typeof contactStates>;
  }
}
