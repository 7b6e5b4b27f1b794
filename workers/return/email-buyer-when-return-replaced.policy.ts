import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendReturnLetter, type OneReturn } from './return-letter.ts';

export const emailBuyerWhenReturnReplaced = definePolicy<ReturnEvent, OneReturn>({
  name: 'email-buyer-when-return-replaced',
  on: { ReturnReplaced: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId } }) },
  kind: 'notification',
  run: (one, context) => sendReturnLetter('return-replaced', one, context),
});
