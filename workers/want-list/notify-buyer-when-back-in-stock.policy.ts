import type { WantListEvent } from '#domain/want-list/want-list.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/**
 * How soon whoever waits hears of it. Looked at again and again, since a job for each event of a stock would be one for
 * every order and for every row of an import, and hardly any of them has somebody waiting.
 */
const LOOKS_EVERY_MS = 5 * 60_000;

export const notifyBuyerWhenBackInStock = definePolicy<WantListEvent, { itemNumber: string; wantId: string }>({
  name: 'notify-buyer-when-back-in-stock',
  on: {
    WantListJoined: ({ data: { itemNumber, wantId } }) => ({ data: { itemNumber, wantId }, delayMs: LOOKS_EVERY_MS }),
  },
  kind: 'step',
  async run(want, { commands }) {
    const { waiting } = await commands.wantList.notifyIfBack(want);
    return waiting ? { laterMs: LOOKS_EVERY_MS } : undefined;
  },
});
