import { z } from 'zod';
import type { PaymentPart, ReservedPart } from '#domain/shared/payment-plan.ts';
import { defineOperations } from './operation.ts';
import { chargeResult } from './order-desk.ts';
import { amount, currencyCode, done, id, isoDate } from './shared.ts';

/** `reserved`: what the checkout keeps of it, and gives with the capture. */
const reservation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('reserved'), part: z.custom<ReservedPart>() }),
  z.object({ outcome: z.literal('challenge'), challengeUrl: z.string() }),
  z.object({ outcome: z.literal('declined'), code: z.string() }),
]);
export type ReservationAnswer = z.output<typeof reservation>;

/** A part of an order's payment plan, with whose order it is and when it was agreed (ISO). */
const ofPart = {
  part: z.custom<PaymentPart>(),
  orderId: id,
  accountId: z.string(),
  currency: currencyCode,
  agreedAt: isoDate,
};
const partOfOrder = z.strictObject(ofPart);
export type PartOfOrder = z.output<typeof partOfOrder>;

/** What a provider may charge further money by, with nobody at the screen. */
export type ChargeableAgain = Pick<PaymentPart, 'method' | 'details'>;

const refundOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refunded') }),
  z.object({ outcome: z.literal('declined'), code: z.string() }),
]);
export type RefundOutcome = z.output<typeof refundOutcome>;

export const paymentOperations = defineOperations({
  'payment/limit': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Counts a try at paying by these methods; refuses with too_many_requests',
    output: done,
    input: z.strictObject({ methods: z.array(z.string()) }),
  },
  'payment/reserve': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Reserves the money of one part; asking again never reserves twice',
    output: reservation,
    input: partOfOrder,
  },
  'payment/confirm': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: "Asks the provider what became of a challenge; `challenge` as long as the buyer's bank has not answered",
    output: reservation,
    input: partOfOrder,
  },
  'payment/recordlate': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Puts on record what was reserved for a checkout that had failed meanwhile, so that it is given back',
    output: done,
    input: z.strictObject({ ...ofPart, reserved: z.custom<ReservedPart>() }),
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
      'Takes the money that was reserved, or waits for it where it comes later; a refusal of the provider is on the record of the payment, for staff to look at',
    output: done,
    input: z.strictObject({ ...ofPart, reserved: z.custom<ReservedPart>() }),
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
  'payment/receive': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Records that awaited money came; refuses with payment_not_awaited, or payment_amount_differs',
    output: done,
    input: z.strictObject({ paymentId: id, amount: amount.min(1), reference: z.string(), receivedOn: z.iso.date() }),
  },
  'payment/asofnow': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Whether the money was taken, is waited for, or was refused and perhaps given up since, and what the provider may charge again by, whoever asks',
    input: z.strictObject({ paymentId: id }),
    output: z.object({
      captured: z.boolean(),
      awaiting: z.boolean(),
      failed: z.boolean(),
      again: z.custom<ChargeableAgain>().optional(),
    }),
  },
  'payment/cancel': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives the reservation back; `captured` where there is none since the money was taken',
    output: z.object({ captured: z.boolean() }),
    input: z.strictObject({
      paymentId: id,
      reason: z.string().max(80),
      of: partOfOrder
        .optional()
        .meta({ description: 'The part, where nothing may be on record of the payment: its provider may know it' }),
    }),
  },
});
