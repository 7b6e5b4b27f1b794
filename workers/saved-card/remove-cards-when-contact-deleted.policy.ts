import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Nobody can use them any more, and the provider must not keep them for nobody. */
export const removeCardsWhenContactDeleted = definePolicy<ContactEvent, { contactId: string }>({
  name: 'remove-cards-when-contact-deleted',
  on: { ContactDeleted: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'step',
  async run({ contactId }, { commands }) {
    await commands.savedCard.removeAll({ personId: `contact:${contactId}` });
  },
});
