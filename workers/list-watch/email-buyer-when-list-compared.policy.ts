import type { ListWatchEvent } from '#domain/list-watch/list-watch.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenListCompared = definePolicy<ListWatchEvent, { watchId: string; at: string }>({
  name: 'email-buyer-when-list-compared',
  on: {
    ListWatchCompared: ({ data: { watchId, at, cheaper, back } }) =>
      cheaper.length || back.length ? { data: { watchId, at } } : [],
  },
  kind: 'notification',
  async run({ watchId, at }, context) {
    const { publicOrigin: origin, queries } = context;
    const { facts } = await queries.listWatch.letterFacts({ watchId, at, origin });
    if (facts) await sendLetter('wish-list-news', facts, context);
  },
});
