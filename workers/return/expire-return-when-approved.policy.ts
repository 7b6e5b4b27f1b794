import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import type { OneReturn } from './return-letter.ts';

/** By then the day is over in every time zone. */
const DAY_IS_OVER_MS = 36 * 3_600_000;

/** The timer of a return whose goods are to come; the decider decides whether they came too late. */
export const expireReturnWhenApproved = definePolicy<ReturnEvent, OneReturn>({
  name: 'expire-return-when-approved',
  on: {
    ReturnApproved: ({ data: { orderId, returnId, expiresOn, at } }) => ({
      data: { orderId, returnId },
      delayMs: Math.max(0, Date.parse(`${expiresOn}T00:00:00Z`) + DAY_IS_OVER_MS - Date.parse(at)),
    }),
  },
  kind: 'step',
  async run(one, { commands }) {
    await commands.return.expire(one);
  },
});
