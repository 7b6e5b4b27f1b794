import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendReturnLetter, type OneReturn } from './return-letter.ts';

/** Of what was kept the letter of its refund tells; where nothing was, there is none. */
export const emailBuyerWhenReturnSentBack = definePolicy<ReturnEvent, OneReturn>({
  name: 'email-buyer-when-return-sent-back',
  on: {
    ReturnReceived: ({ data: { orderId, returnId, lines } }) =>
      lines.every(({ toStock, toScrap }) => toStock + toScrap === 0) ? { data: { orderId, returnId } } : [],
  },
  kind: 'notification',
  run: (one, context) => sendReturnLetter('return-sent-back', one, context),
});
