import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const erasePersonWhenRequested = definePolicy<ErasureEvent, { contactId: string }>({
  name: 'erase-person-when-requested',
  on: { ErasureRequested: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'step',
  async run({ contactId }, { commands }) {
    const { laterMs } = await commands.erasure.eraseWhenDue({ contactId });
    return laterMs === undefined ? undefined : { laterMs };
  },
});
