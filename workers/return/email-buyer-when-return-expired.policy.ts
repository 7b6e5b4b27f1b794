import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendReturnLetter, type OneReturn } from './return-letter.ts';

export const emailBuyerWhenReturnExpired = definePolicy<ReturnEvent, OneReturn>({
  name: 'email-buyer-when-return-expired',
  on: { ReturnExpired: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId } }) },
  kind: 'notification',
  run: (one, context) => sendReturnLetter('return-expired', one, context),
});
