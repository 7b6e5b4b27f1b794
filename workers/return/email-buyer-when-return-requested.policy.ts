import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendReturnLetter, type OneReturn } from './return-letter.ts';

export const emailBuyerWhenReturnRequested = definePolicy<ReturnEvent, OneReturn>({
  name: 'email-buyer-when-return-requested',
  on: { ReturnRequested: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId } }) },
  kind: 'notification',
  run: (one, context) => sendReturnLetter('return-requested', one, context),
});
