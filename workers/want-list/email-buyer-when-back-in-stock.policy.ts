import type { WantListEvent } from '#domain/want-list/want-list.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenBackInStock = definePolicy<WantListEvent, { wantId: string }>({
  name: 'email-buyer-when-back-in-stock',
  on: { WantListNotified: ({ data: { wantId } }) => ({ data: { wantId } }) },
  kind: 'notification',
  async run({ wantId }, context) {
    const { publicOrigin: origin, queries } = context;
    await sendLetter('back-in-stock', await queries.wantList.letterFacts({ wantId, origin }), context);
  },
});
