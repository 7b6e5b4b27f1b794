import type { ReturnEvent } from '#domain/return/return.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendReturnLetter, type OneReturn } from './return-letter.ts';

export const emailBuyerWhenReturnAnswered = definePolicy<ReturnEvent, OneReturn & { readonly answer: string }>({
  name: 'email-buyer-when-return-answered',
  on: {
    ReturnApproved: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId, answer: 'approved' } }),
    ReturnRefused: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId, answer: 'refused' } }),
  },
  kind: 'notification',
  run: ({ answer, ...one }, context) =>
    sendReturnLetter(answer === 'approved' ? 'return-approved' : 'return-refused', one, context),
});
