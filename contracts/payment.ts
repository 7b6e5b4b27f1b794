import { z } from 'zod';
import { paymentChoice } from './checkout.ts';
import { defineOperations } from './operation.ts';
import { amount, currencyCode, done, id } from './shared.ts';

const authorisation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('authorised'), text: z.string() }),
  z.object({ outcome: z.literal('challenge'), challengeUrl: z.string() }),
  z.object({ outcome: z.literal('declined'), code: z.string() }),
]);
export type PaymentAnswer = z.output<typeof authorisation>;

export const paymentOperations = defineOperations({
  'payment/authorise': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Reserves the money; asking again with the same paymentId never reserves twice', output: authorisation,
    input: z.strictObject({ paymentId: id, orderId: id, accountId: z.string(), amount, currency: currencyCode, payment: paymentChoice }),
  },
  'payment/settle': {
    via: 'post', kind: 'command', access: 'internal', summary: "Asks the provider what became of a challenge; `challenge` as long as the buyer's bank has not answered", output: authorisation,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/capture': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Takes the money that was reserved', output: done,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/void': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Gives the reservation back', output: done,
    input: z.strictObject({ paymentId: id, reason: z.string().max(80) }),
  },
});
