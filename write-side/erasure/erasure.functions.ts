// Erasing a person, step by step; each is harmless when it is repeated (decision 0083).
import { erasure } from '#domain/erasure/erasure.decider.ts';
import { erasureStream, type ErasureId } from '#domain/erasure/erasure.events.ts';
import { addDays } from '#domain/shared/day.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { endOfShopDay, shopDay } from '#platform/shop/shop-calendar.ts';

/** What has to come to its end first is looked at so often. */
const LOOKS_AGAIN_MS = 86_400_000;
/** A cart that is being paid becomes an order, or is open again. */
const LOCKED_CART_MS = 3_600_000;

export const erasureFunctions = {
  /**
   * Erases a person whose day has come, and who has nothing with the shop that is not over; else `laterMs` says when to look
   * again. Nothing where the request was withdrawn.
   */
  async eraseWhenDue({ accountId, contactId }: ErasureId, context: OperationContext): Promise<{ laterMs?: number }> {
    const { now, commands, states, queries, services } = context;
    const stream = erasureStream({ accountId, contactId });
    const { status, dueOn } = (await context.load(erasure, stream)).state;
    if (status !== 'requested') return {};
    const today = shopDay(now);
    if (today < dueOn) return { laterMs: Date.parse(endOfShopDay(addDays(dueOn, -1))) - Date.parse(now) };
    if ((await queries.erasure.hindrances({ contactId })).hindrances.length) return { laterMs: LOOKS_AGAIN_MS };

    await commands.contact.leave({ contactId });
    const subject = `contact:${contactId}`;
    // What is their company’s stays its own, under the key of who has it now.
    const { newOwnerId: to } = await states.contact.newOwnerOf({ contactId, by: subject });
    if (to) {
      await commands.itemList.handOver({ from: contactId, to });
      if ((await commands.cart.handOver({ from: contactId, to })).isOneLocked) return { laterMs: LOCKED_CART_MS };
      await commands.contact.handOverAddresses({ from: contactId, to });
    }
    await commands.savedCard.removeAll({ personId: subject });
    const { contact } = await queries.contact.find({ contactId });
    const email = contact?.email ?? '';
    const { personIds } = await commands.newsletter.leave({ email });
    await services.persons.erase({ subject, personIds: [subject, ...personIds], email });
    await context.run(erasure, stream, { type: 'RecordErased', contactId, today, at: now });
    return {};
  },

  /** Nothing that was made of events says anything of them any more. */
  async complete(person: ErasureId, context: OperationContext): Promise<void> {
    const { contactId } = person;
    await context.run(erasure, erasureStream(person), { type: 'CompleteErasure', contactId, at: context.now });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly erasure: FunctionsOf<typeof erasureFunctions>;
  }
}
