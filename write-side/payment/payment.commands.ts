import type { ChargeResult } from '#contracts/order-desk.ts';
import type { PartOfOrder, paymentOperations, RefundOutcome, ReservationAnswer } from '#contracts/payment.ts';
import { payment, type PaymentCommand } from '#domain/payment/payment.decider.ts';
import {
  firstCaptureKey,
  type Authorisation,
  type PaymentRefund,
  type PaymentRequest,
  type PaymentState,
} from '#domain/payment/payment.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { GatewayUnavailable } from '#platform/payment/gateway.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { methodNamed, type PaymentMethods } from './methods.ts';

const streamOf = (paymentId: string) => `payment-${paymentId}`;
const success = { message: 'success' } as const;

/** `methods`: every way of paying, by name. */
export function paymentCommandsOf(methods: PaymentMethods): Handlers<typeof paymentOperations, 'command'> {
  const methodOf = ({ method }: { readonly method: string }) => methodNamed(methods, method);

  /**
   * A reservation is on record with the checkout's next event, and here with the capture: an order costs two appends
   * less. What is not a plain yes is on record at once.
   */
  async function answerOf(
    { part, ...order }: PartOfOrder,
    authorisation: Authorisation,
    context: OperationContext,
  ): Promise<ReservationAnswer> {
    if (authorisation.outcome === 'authorised') {
      const { providerReference, text } = authorisation;
      const { paymentId, method, amount, details } = part;
      const reference = methodOf(part).referenceOf(details);
      return { outcome: 'reserved', part: { paymentId, method, amount, providerReference, text, reference } };
    }
    const { paymentId } = part;
    const request = requestOf({ part, ...order });
    await run(context, { type: 'RecordAuthorisation', paymentId, request, authorisation }, authorisation.outcome);
    return authorisation.outcome === 'challenge'
      ? { outcome: 'challenge', challengeUrl: authorisation.challengeUrl }
      : { outcome: 'declined', code: authorisation.code };
  }

  /** Asks for the money by the key of the latest attempt. */
  async function captureAgain(paymentId: string, state: PaymentState, context: OperationContext) {
    const { attempt, idempotencyKey } = state.capture;
    const request = requested(state);
    const answer = await methodOf(request).capture(request, state.providerReference, idempotencyKey, context);
    return recordCapture(context, { paymentId, attempt, answer });
  }

  return {
    async 'payment/limit'({ methods: names }, context) {
      for (const name of new Set(names)) await methodNamed(methods, name).limit?.(context);
      return success;
    },

    async 'payment/reserve'(input, context) {
      return answerOf(input, await methodOf(input.part).reserve(requestOf(input), context), context);
    },

    async 'payment/confirm'(input, context) {
      return answerOf(input, await methodOf(input.part).confirm(requestOf(input), context), context);
    },

    async 'payment/recordlate'({ reserved: { providerReference, text }, ...input }, context) {
      const { paymentId } = input.part;
      const authorisation = { outcome: 'authorised', providerReference, text } as const;
      await run(
        context,
        { type: 'RecordAuthorisation', paymentId, request: requestOf(input), authorisation },
        'reserved late',
      );
      return success;
    },

    async 'payment/releaselate'({ paymentId }, context) {
      const { state } = await context.load(payment, streamOf(paymentId));
      const request = requested(state);
      for (const reference of state.late) {
        await methodOf(request).cancel(request, reference, 'payment_timeout', context);
        await run(context, { type: 'RecordLateRelease', paymentId, providerReference: reference }, reference);
      }
      return success;
    },

    async 'payment/capture'({ reserved, ...input }, context) {
      const { paymentId } = input.part;
      const { status } = await context.peek(payment, streamOf(paymentId));
      // Whether a payment that was declined is charged again is for staff to say.
      if (status === 'captured' || status === 'awaiting' || status === 'capture-failed') return success;
      const request = requestOf(input);
      const { providerReference, text } = reserved;
      const key = firstCaptureKey(request);
      const answer = await methodOf(request).capture(request, providerReference, key, context);
      await recordCapture(context, { paymentId, request, reserved: { providerReference, text }, attempt: 1, answer });
      return success;
    },

    async 'payment/chargeagain'({ paymentId }, context): Promise<ChargeResult> {
      const { state } = await run(context, { type: 'RequestCapture', paymentId, at: context.now });
      if (state.status === 'captured') return { status: 'captured', code: '' };
      try {
        const { status, declineCode } = await captureAgain(paymentId, state, context);
        return status === 'captured' ? { status, code: '' } : { status: 'declined', code: declineCode };
      } catch (error) {
        // Nobody knows whether the provider took the money: it is asked again by the same key.
        if (error instanceof GatewayUnavailable) return { status: 'pending', code: '' };
        throw error;
      }
    },

    async 'payment/receive'(receipt, context) {
      await run(context, { type: 'RecordReceipt', ...receipt, today: shopDay(context.now) });
      return success;
    },

    async 'payment/refund'({ paymentId, refundId, amount }, context) {
      const asked = (
        await run(context, { type: 'RequestRefund', paymentId, refundId, amount, at: context.now }, refundId)
      ).state;
      const refund = asked.refunds[refundId]!;
      if (refund.status !== 'requested') return refundAnswer(refund);
      const request = requested(asked);
      const given = await methodOf(request).refund(request, asked.providerReference, { ...refund, refundId }, context);
      const { state } = await run(
        context,
        { type: 'RecordRefund', paymentId, refundId, answer: given },
        `${refundId} ${given.outcome}`,
      );
      return refundAnswer(state.refunds[refundId]!);
    },

    async 'payment/asofnow'({ paymentId }, context) {
      const { state } = await context.load(payment, streamOf(paymentId));
      const { status, request } = state;
      const details = request && methodOf(request).chargeableAgain(request.details);
      return {
        captured: status === 'captured',
        awaiting: status === 'awaiting',
        failed: status === 'capture-failed' || status === 'voided',
        ...(details ? { again: { method: request.method, details } } : {}),
      };
    },

    async 'payment/cancel'({ paymentId, reason, of }, context) {
      // What a provider is asked to give up is on record first: another process may have to ask again.
      const { state } = of
        ? await run(context, { type: 'Request', paymentId, request: requestOf(of) })
        : await context.load(payment, streamOf(paymentId));
      const { status, request } = state;
      if (!request || status === 'voided' || status === 'declined') return { captured: false };
      if (status === 'captured') return { captured: true };
      const { outcome } = await methodOf(request).cancel(request, state.providerReference, reason, context);
      const captured = outcome === 'captured';
      if (captured) await recordCapture(context, { paymentId, attempt: state.capture.attempt, answer: { outcome } });
      else await run(context, { type: 'RecordVoid', paymentId, reason });
      return { captured };
    },
  };
}

const run = (context: OperationContext, command: PaymentCommand, step = '') =>
  context.run(payment, streamOf(command.paymentId), command, {
    step,
    expectNew: 'request' in command && command.request !== undefined,
  });

const recordCapture = async (
  context: OperationContext,
  capture: Omit<Extract<PaymentCommand, { type: 'RecordCapture' }>, 'type'>,
): Promise<PaymentState> =>
  (await run(context, { type: 'RecordCapture', ...capture }, `${capture.attempt} ${capture.answer.outcome}`)).state;

const requested = (state: PaymentState) => state.request ?? notFound('payment_not_found');

const requestOf = ({ part, orderId, accountId, currency, agreedAt }: PartOfOrder): PaymentRequest => ({
  paymentId: part.paymentId,
  orderId,
  method: part.method,
  amount: part.amount,
  currency,
  accountId,
  details: part.details,
  idempotencyKey: part.paymentId,
  requestedAt: agreedAt,
});

const refundAnswer = ({ status, declineCode }: PaymentRefund): RefundOutcome =>
  status === 'declined' ? { outcome: 'declined', code: declineCode } : { outcome: 'refunded' };
