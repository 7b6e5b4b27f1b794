import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const removing = (orderId: string, lineIds: readonly string[]) => ({
  data: { orderId, lineIds: JSON.stringify(lineIds) },
});

/** Files go with their lines, so that nobody is asked to review what is no longer there. `lineIds` is JSON. */
export const removeFilesWhenLinesRemoved = definePolicy<CartEvent | QuoteEvent, { orderId: string; lineIds: string }>({
  name: 'remove-files-when-lines-removed',
  on: {
    CartLineRemoved: ({ data: { orderId, lineId } }) => removing(orderId, [lineId]),
    CartEmptied: ({ data: { orderId, lineIds = [] } }) => removing(orderId, lineIds),
    CartLinesRemoved: ({ data: { orderId, lineIds } }) => removing(orderId, lineIds),
    CartResumed: ({ data: { orderId, short } }) => {
      const gone = short.filter(({ left }) => left === 0).map(({ lineId }) => lineId);
      return gone.length ? removing(orderId, gone) : [];
    },
    CartDiscarded: ({ data: { orderId, lineIds } }) => removing(orderId, lineIds),
    QuoteLineRemoved: ({ data: { quoteId, lineId } }) => removing(quoteId, [lineId]),
  },
  kind: 'step',
  async run({ orderId, lineIds }, { commands }) {
    await commands.attachment.removeWithLines({ orderId, lineIds: JSON.parse(lineIds) as string[] });
  },
});
