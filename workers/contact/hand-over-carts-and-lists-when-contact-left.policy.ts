import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** A cart that is being paid becomes an order, or is open again long before. */
const LOOKS_AGAIN_MS = 3_600_000;

const left = ({ data: { contactId, by } }: { readonly data: { readonly contactId: string; readonly by: string } }) => ({
  data: { contactId, by },
});

/** Issue 32: a contact made inactive loses no cart and no list; somebody who manages the company has them. */
export const handOverCartsAndListsWhenContactLeft = definePolicy<ContactEvent, { contactId: string; by: string }>({
  name: 'hand-over-carts-and-lists-when-contact-left',
  on: { ContactDeactivated: left, ContactDeleted: left },
  kind: 'step',
  async run({ contactId: from, by }, { states, commands }) {
    const { newOwnerId: to } = await states.contact.newOwnerOf({ contactId: from, by });
    if (!to) return undefined;
    await commands.itemList.handOver({ from, to });
    const { isOneLocked } = await commands.cart.handOver({ from, to });
    return isOneLocked ? { laterMs: LOOKS_AGAIN_MS } : undefined;
  },
});
