import { z } from 'zod';
import { paymentChoice } from './checkout.ts';
import { defineOperations } from './operation.ts';
import { chargeResult } from './order-desk.ts';
import { amount, currencyCode, done, id } from './shared.ts';

const authorisation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('authorised'), text: z.string() }),
  z.object({ outcome: z.literal('challenge'), challengeUrl: z.string() }),
  z.object({ outcome: z.literal('declined'), code: z.string() }),
]);
export type PaymentAnswer = z.output<typeof authorisation>;

const refundOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refunded') }),
  z.object({ outcome: z.literal('declined'), code: z.string() }),
]);
export type RefundOutcome = z.output<typeof refundOutcome>;

export const paymentOperations = defineOperations({
  'payment/authorise': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Reserves the money; asking again with the same paymentId never reserves twice',
    output: authorisation,
    input: z.strictObject({
      paymentId: id,
      orderId: id,
      accountId: z.string(),
      amount,
      currency: currencyCode,
      payment: paymentChoice,
    }),
  },
  'payment/settle': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: "Asks the provider what became of a challenge; `challenge` as long as the buyer's bank has not answered",
    output: authorisation,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/releaselate': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives back what the provider reserved after the payment had been given up',
    output: done,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/capture': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Takes the money that was reserved; a refusal of the provider is on the record of the payment, for staff to look at',
    output: done,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/chargeagain': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Asks the provider once more for money that it refused, by a key of its own',
    output: chargeResult,
    input: z.strictObject({ paymentId: id }),
  },
  'payment/refund': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives money back; asking again with the same refundId never gives it back twice',
    output: refundOutcome,
    input: z.strictObject({ paymentId: id, refundId: id, amount: amount.min(1) }),
  },
  'payment/asofnow': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Whether the money was taken, or refused and perhaps given up since, and what the provider may charge again by, whoever asks',
    input: z.strictObject({ paymentId: id }),
    output: z.object({ captured: z.boolean(), failed: z.boolean(), reference: z.string() }),
  },
  'payment/void': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives the reservation back; `captured` where there is none since the money was taken',
    output: z.object({ captured: z.boolean() }),
    input: z.strictObject({ paymentId: id, reason: z.string().max(80) }),
  },
});
