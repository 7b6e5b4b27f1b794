import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const erasePersonWhenRequested = definePolicy<ErasureEvent, { accountId: string; contactId: string }>({
  name: 'erase-person-when-requested',
  on: { ErasureRequested: ({ data: { accountId, contactId } }) => ({ data: { accountId, contactId } }) },
  kind: 'step',
  async run(person, { commands }) {
    const { laterMs } = await commands.erasure.eraseWhenDue(person);
    return laterMs === undefined ? undefined : { laterMs };
  },
});
